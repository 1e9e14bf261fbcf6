package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Law 17: {@link Law#LAW_17_DIAGRAMS}. What a diagram checks when it is made, such as that pieces
 * are on cells, is not checked again here: a game that fails there breaks the law by the exception.
 */
final class Law17Diagrams {
  private Law17Diagrams() {}

  static <S extends Object, M extends Object> void check(LawTrial<S, M> trial) {
    Diagram diagram = trial.rules().diagram(trial.position());
    Map<String, Diagram.Cell> cells = new HashMap<>();
    for (Diagram.Cell cell : diagram.cells()) {
      trial.require(!cell.name().isBlank(), "a cell without a name: ", cell);
      cells.put(cell.name(), cell);
    }
    pieces(trial, diagram, cells);
    for (Diagram.Mark mark : diagram.marks()) {
      trial.require(cells.containsKey(mark.cell()), "a mark on a cell that is missing: ", mark);
    }
    Set<String> pieces = looks(trial, diagram);
    List<String> touched = new ArrayList<>();
    for (M move : trial.someLegal()) {
      for (Step step : trial.rules().steps(trial.position(), move)) {
        if (step instanceof Step.Cell) {
          trial.require(
              cells.containsKey(step.name()), move, " is entered by a missing cell, ", step);
          touched.add(step.name());
        } else if (step instanceof Step.Piece) {
          trial.require(
              pieces.contains(step.name()), move, " is entered by a missing piece, ", step);
        }
      }
    }
    if (trial.isThorough()) {
      drawn(trial, diagram.withMarks(touched, Diagram.Emphasis.NEXT));
    }
  }

  private static void pieces(LawTrial<?, ?> trial, Diagram diagram, Map<String, Diagram.Cell> cells) {
    Set<String> taken = new HashSet<>();
    int level = 0;
    for (Diagram.Piece piece : diagram.pieces()) {
      Diagram.Cell cell = cells.get(piece.cell());
      trial.require(
          cell != null && cell.shape() != Diagram.Shape.REMOVED,
          "a piece where no place is: ",
          piece);
      trial.require(
          taken.add(piece.level() + " " + piece.cell()), "two pieces in one place: ", piece);
      trial.require(piece.level() >= level, "a piece comes after one of a higher level: ", piece);
      level = piece.level();
    }
  }

  /** The names of the pieces, those in stocks included. */
  private static Set<String> looks(LawTrial<?, ?> trial, Diagram diagram) {
    List<Diagram.Style> pieces = new ArrayList<>();
    diagram.pieces().forEach(piece -> pieces.add(piece.style()));
    for (Diagram.Stock stock : diagram.stocks()) {
      stock.piles().forEach(pile -> pieces.add(pile.style()));
    }
    List<Diagram.Style> grounds = diagram.cells().stream().map(Diagram.Cell::style).toList();
    if (standBehindPieces(grounds)) {
      distinct(trial, grounds);
      distinct(trial, pieces);
    } else {
      List<Diagram.Style> all = new ArrayList<>(pieces);
      all.addAll(grounds);
      distinct(trial, all);
    }
    Set<String> names = new HashSet<>();
    pieces.forEach(look -> names.add(look.name()));
    return names;
  }

  /** Whether the grounds' symbols are drawn beside every piece, so that a piece may share one. */
  private static boolean standBehindPieces(List<Diagram.Style> grounds) {
    return grounds.stream().distinct().count() > 1
        && grounds.stream().allMatch(look -> Character.isLetterOrDigit(look.symbol()));
  }

  private static void distinct(LawTrial<?, ?> trial, List<Diagram.Style> looks) {
    Map<Character, Diagram.Style> symbols = new HashMap<>();
    for (Diagram.Style look : looks) {
      Diagram.Style other = symbols.getOrDefault(look.symbol(), look);
      symbols.put(look.symbol(), other);
      trial.require(other.equals(look), "two looks have one symbol: ", look, " and ", other);
    }
  }

  private static void drawn(LawTrial<?, ?> trial, Diagram diagram) {
    String text = TextDrawing.plain().draw(diagram);
    trial.require(!text.isBlank(), "nothing is drawn as text");
    String picture = SvgDrawing.standard().draw(diagram);
    trial.require(picture.endsWith("</svg>\n"), "the picture is not whole: ", picture);
  }
}
