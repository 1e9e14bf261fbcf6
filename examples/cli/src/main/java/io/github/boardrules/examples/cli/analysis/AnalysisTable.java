package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.RatedMove;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The best moves of an analysis, one a line, with their values in words. */
public record AnalysisTable<M>(Texts texts, Notation<?, M> notation, int rows) {
  private static final String GAP = "  ";

  /** Returns the recommended moves with their values, one a line. */
  public List<String> brief(Analysis<? extends M> analysis) {
    return aligned(
        analysis.recommended(rows).stream()
            .map(rated -> List.of(GAP + notation.formatMove(rated.move()), value(rated)))
            .toList());
  }

  /**
   * Returns a table with a title, and how far the analysis has come. A move that is the image of
   * one above it is told to be like that.
   */
  <S> List<String> whole(Rules<S, M> rules, S position, Analysis<? extends M> analysis) {
    List<Symmetry<S, M>> symmetries =
        rules.symmetries().stream().filter(it -> it.position(position).equals(position)).toList();
    List<List<String>> cells = new ArrayList<>();
    cells.add(
        List.of(
            "",
            texts.text("analysis-move"),
            texts.text("analysis-value"),
            texts.text("analysis-visits"),
            texts.text("analysis-line")));
    List<M> above = new ArrayList<>();
    for (RatedMove<? extends M> rated : best(analysis)) {
      Optional<M> like =
          symmetries.stream()
              .map(symmetry -> symmetry.move(rated.move()))
              .filter(above::contains)
              .findFirst();
      above.add(rated.move());
      cells.add(
          List.of(
              Integer.toString(cells.size()),
              notation.formatMove(rated.move()),
              value(rated),
              Long.toString(rated.visits()),
              like.map(move -> texts.text("analysis-like", "move", notation.formatMove(move)))
                  .orElseGet(() -> line(rated))));
    }
    List<String> lines = aligned(cells);
    lines.add(
        texts.text("analysis-work", "nodes", analysis.nodes(), "depth", analysis.depth())
            + analysis.proof().map(proof -> "; " + proven(proof)).orElse(""));
    return lines;
  }

  private String line(RatedMove<? extends M> rated) {
    return rated.variation().stream()
        .skip(1)
        .map(notation::formatMove)
        .collect(Collectors.joining(" "));
  }

  private List<? extends RatedMove<? extends M>> best(Analysis<? extends M> analysis) {
    return analysis.moves().subList(0, Math.min(rows, analysis.moves().size()));
  }

  /** Returns the outcome after a move if it is proven, and otherwise its chances in per cent. */
  private String value(RatedMove<? extends M> rated) {
    return rated.proof().map(this::proven).orElseGet(() -> chance(rated));
  }

  private String chance(RatedMove<? extends M> rated) {
    if (rated.visits() == 0) {
      return texts.text("analysis-untried");
    }
    return texts.text(
        rated.isUpperBound() ? "analysis-at-most" : "analysis-chance",
        "percent",
        50 * (rated.valueForMover() + 1));
  }

  private String proven(GameValue proof) {
    if (proof.isDraw()) {
      return texts.text("analysis-draw");
    }
    int player = proof.winner().orElseThrow();
    return proof.distance().isPresent()
        ? texts.text("analysis-win-in", "player", player, "moves", proof.distance().getAsInt())
        : texts.text("analysis-win", "player", player);
  }

  /** Returns rows whose columns begin one below another. */
  static List<String> aligned(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(other -> other.get(at).length()).max().orElse(0);
        line.append(row.get(column)).append(" ".repeat(width - row.get(column).length()));
        line.append(GAP);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
