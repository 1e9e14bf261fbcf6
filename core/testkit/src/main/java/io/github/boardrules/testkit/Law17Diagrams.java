package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Law 17: {@link Law#LAW_17_DIAGRAMS}. A diagram's constructor checks some of it, for instance that
 * pieces stand on cells; a game that fails there breaks the law by the exception.
 */
final class Law17Diagrams {
  private static final int MAX_IMAGES = 4;

  private Law17Diagrams() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Diagram diagram = trial.rules.diagram(trial.position);
    Map<String, Diagram.Cell> cells = new HashMap<>();
    for (Diagram.Cell cell : diagram.cells()) {
      trial.require(!cell.name().isBlank(), "a cell without a name: %s", cell);
      cells.put(cell.name(), cell);
    }
    pieces(trial, diagram, cells);
    Status status = trial.rules.status(trial.position);
    for (Diagram.Mark mark : diagram.marks()) {
      trial.require(cells.containsKey(mark.cell()), "a mark on an unknown cell: %s", mark);
      trial.require(
          mark.emphasis() != Diagram.Emphasis.WIN || status.winner().isPresent(),
          "%s is marked as winning, but nobody has won",
          mark.cell());
    }
    diagram.stocks().forEach(stock -> goals(trial, stock, status));
    symbols(trial, diagram);
    Set<String> pieces = inReach(diagram, status);
    List<String> touched = new ArrayList<>();
    for (M move : trial.someLegal()) {
      for (Step step : trial.rules.moveEntry().steps(trial.position, move)) {
        if (step.isCell()) {
          trial.require(
              cells.containsKey(step.name()),
              "%s has the step %s, but there is no such cell",
              move,
              step);
          touched.add(step.name());
        } else if (step.isPiece()) {
          trial.require(
              pieces.contains(step.name()),
              "%s has the step %s, but the player can take no such piece from a stock: %s",
              move,
              step,
              diagram.stocks());
        }
      }
    }
    if (trial.isThorough()) {
      images(trial, diagram);
      drawn(trial, diagram.withMarks(touched, Diagram.Emphasis.NEXT));
    }
  }

  /** Symmetries may exchange colours, but neither add pieces nor remove them. */
  private static <S, M> void images(LawTrial<S, M> trial, Diagram diagram) {
    for (Symmetry<S, M> symmetry :
        Sampling.of(trial.rules.symmetries(), MAX_IMAGES, trial.random)) {
      S image = symmetry.position(trial.position);
      int pieces = trial.rules.diagram(image).pieces().size();
      trial.require(
          pieces == diagram.pieces().size(),
          "%s pieces are drawn, but %s in the image %s",
          diagram.pieces().size(),
          pieces,
          image);
    }
  }

  private static void pieces(
      LawTrial<?, ?> trial, Diagram diagram, Map<String, Diagram.Cell> cells) {
    Set<String> taken = new HashSet<>();
    int level = 0;
    for (Diagram.Piece piece : diagram.pieces()) {
      Diagram.Cell cell = cells.get(piece.cell());
      trial.require(
          cell != null && cell.shape() != Diagram.Shape.REMOVED,
          "a piece on an unknown or removed cell: %s",
          piece);
      trial.require(
          taken.add(piece.level() + " " + piece.cell()),
          "two pieces at one level of a cell: %s",
          piece);
      trial.require(
          piece.style().owner().orElse(1) <= trial.rules.players(),
          "a piece of a player whom the game does not have: %s",
          piece);
      trial.require(piece.level() >= level, "a piece comes after one of a higher level: %s", piece);
      level = piece.level();
    }
  }

  private static void goals(LawTrial<?, ?> trial, Diagram.Stock stock, Status status) {
    for (Diagram.Pile pile : stock.piles()) {
      trial.require(
          status.isOver() || pile.goal().isEmpty() || pile.count() < pile.goal().getAsInt(),
          "the game goes on, but a pile has reached its goal: %s",
          pile);
    }
  }

  /** Returns the names of the pieces in stocks from which the player to move can take some. */
  private static Set<String> inReach(Diagram diagram, Status status) {
    return diagram.stocks().stream()
        .filter(stock -> stock.owner().isEmpty() || stock.owner().equals(status.toMove()))
        .flatMap(stock -> stock.piles().stream())
        .filter(pile -> pile.count() > 0)
        .map(pile -> pile.style().name())
        .collect(Collectors.toSet());
  }

  private static void symbols(LawTrial<?, ?> trial, Diagram diagram) {
    List<Diagram.Style> pieces = new ArrayList<>();
    diagram.pieces().forEach(piece -> pieces.add(piece.style()));
    for (Diagram.Stock stock : diagram.stocks()) {
      stock.piles().forEach(pile -> pieces.add(pile.style()));
    }
    distinct(trial, diagram.cells().stream().map(Diagram.Cell::style).collect(Collectors.toList()));
    List<Diagram.Style> alone = new ArrayList<>(pieces);
    // A ground that is shown beside the piece on it may share the piece's symbol.
    diagram.cells().stream()
        .filter(cell -> !cell.isGroundShown())
        .map(Diagram.Cell::style)
        .forEach(alone::add);
    distinct(trial, alone);
  }

  private static void distinct(LawTrial<?, ?> trial, List<Diagram.Style> styles) {
    Map<Character, Diagram.Style> symbols = new HashMap<>();
    for (Diagram.Style style : styles) {
      Diagram.Style other = symbols.getOrDefault(style.symbol(), style);
      symbols.put(style.symbol(), other);
      trial.require(other.equals(style), "two styles share a symbol: %s and %s", style, other);
    }
  }

  private static void drawn(LawTrial<?, ?> trial, Diagram diagram) {
    String text = TextDrawing.plain().draw(diagram);
    trial.require(!text.isBlank(), "the text drawing is blank");
    String picture = SvgDrawing.standard().draw(diagram);
    trial.require(picture.endsWith("</svg>\n"), "the SVG drawing is incomplete: %s", picture);
    if (trial.isFull()) {
      labels(diagram).forEach(label -> trial.requireSentence(label.key(), label::message));
    }
  }

  /** Returns the names of pieces, cells and stocks. */
  private static Set<Label> labels(Diagram diagram) {
    Set<Label> labels = new LinkedHashSet<>();
    diagram.cells().forEach(cell -> labels.add(cell.style().label()));
    diagram.pieces().forEach(piece -> labels.add(piece.style().label()));
    for (Diagram.Stock stock : diagram.stocks()) {
      labels.add(stock.title());
      stock.piles().forEach(pile -> labels.add(pile.style().label()));
    }
    return labels;
  }
}
