package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Law 17: {@link Law#LAW_17_DIAGRAMS}. {@code DiagramBuilder.build} refuses what needs no rules to
 * be seen, for instance pieces beside cells; a game that fails there breaks the law by the
 * exception.
 */
final class Law17Diagrams {
  private static final int MAX_IMAGES = 4;

  /** Cells side by side are 1 apart, but for rounding. */
  private static final double NEAREST = 0.99;

  private Law17Diagrams() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Diagram diagram = trial.rules.diagram(trial.position);
    Set<String> cells =
        diagram.cells().stream().map(Diagram.Cell::name).collect(Collectors.toSet());
    for (Diagram.Piece piece : diagram.pieces()) {
      trial.require(
          piece.style().owner().orElse(1) <= trial.rules.players(),
          "a piece of a player whom the game does not have: %s",
          piece);
    }
    Status status = trial.rules.status(trial.position);
    for (Diagram.Mark mark : diagram.marks()) {
      trial.require(cells.contains(mark.cell()), "a mark on an unknown cell: %s", mark);
      trial.require(
          mark.emphasis() != Diagram.Emphasis.WIN || status.winner().isPresent(),
          "%s is marked as winning, but nobody has won",
          mark.cell());
    }
    diagram.stocks().forEach(stock -> goals(trial, stock, status));
    Set<String> pieces = inReach(diagram, status);
    List<String> touched = new ArrayList<>();
    for (M move : trial.someLegal()) {
      for (Step step : trial.rules.moveEntry().steps(trial.position, move)) {
        if (step.isCell()) {
          trial.require(
              cells.contains(step.name()),
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

  private static void goals(LawTrial<?, ?> trial, Diagram.Stock stock, Status status) {
    for (Diagram.Pile pile : stock.piles()) {
      trial.require(
          status.isOver() || pile.goal().isEmpty() || pile.count() < pile.goal().getAsInt(),
          "the game is ongoing, but a pile has reached its goal: %s",
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

  private static void drawn(LawTrial<?, ?> trial, Diagram diagram) {
    String text = TextDrawing.plain().draw(diagram);
    trial.require(!text.isBlank(), "the text drawing is blank");
    String picture = SvgDrawing.standard().draw(diagram);
    trial.require(picture.endsWith("</svg>\n"), "the SVG drawing is incomplete: %s", picture);
    if (trial.isFull()) {
      apart(trial, diagram.cells());
      labels(diagram).forEach(label -> trial.requireSentence(label.key(), label::message));
    }
  }

  /**
   * Cells on one level lie beside one another: less than 1 apart, any two with an outline overlap.
   */
  private static void apart(LawTrial<?, ?> trial, List<Diagram.Cell> cells) {
    List<Diagram.Cell> drawn =
        cells.stream()
            .filter(cell -> cell.shape() != Shape.POINT && cell.shape() != Shape.REMOVED)
            .collect(Collectors.toList());
    for (Diagram.Cell cell : drawn) {
      for (Diagram.Cell other : drawn.subList(0, drawn.indexOf(cell))) {
        trial.require(
            cell.level() != other.level()
                || Math.hypot(cell.x() - other.x(), cell.y() - other.y()) > NEAREST,
            "the cells %s and %s overlap",
            other.name(),
            cell.name());
      }
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
