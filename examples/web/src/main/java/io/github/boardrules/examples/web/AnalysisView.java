package io.github.boardrules.examples.web;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.RatedMove;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the page shows of an analysis: a bar, and the best moves with their values in words.
 *
 * @param match the match that is analysed
 * @param locale the language
 */
record AnalysisView<S, M>(Match<S, M> match, Locale locale) {
  private static final int LINES = 4;
  private static final int MOVES_IN_LINE = 9;

  /** Returns the values of an analysis; the bar is the chance of player 1 in per cent. */
  Map<String, Object> values(Analysis<? extends M> analysis) {
    int mover = match.toMove().orElseThrow();
    int chance = percent(analysis.valueForMover());
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("bar", mover == 1 ? chance : 100 - chance);
    values.put("mover", mover);
    List<? extends RatedMove<? extends M>> recommended = analysis.recommended(LINES);
    values.put("best", text(recommended.get(0).move()));
    values.put("lines", recommended.stream().map(this::line).toList());
    String nodes = grouped(analysis.nodes());
    values.put(
        "work", PageTexts.text(locale, "analysis.work", "nodes", nodes, "depth", analysis.depth()));
    analysis.proof().ifPresent(proof -> values.put("proof", proven(proof)));
    return values;
  }

  private Map<String, Object> line(RatedMove<? extends M> rated) {
    return Map.of(
        "value", rated.proof().map(this::proven).orElseGet(() -> chance(rated)),
        "moves", rated.variation().stream().limit(MOVES_IN_LINE).map(this::text).toList());
  }

  private static String chance(RatedMove<?> rated) {
    return (rated.isUpperBound() ? "≤ " : "") + percent(rated.valueForMover()) + "%";
  }

  private String text(M move) {
    return match.rules().notation().formatMove(move);
  }

  private static int percent(double value) {
    return (int) Math.round(50 * (value + 1));
  }

  /** Returns a number with a thin space between groups of three digits. */
  private static String grouped(long number) {
    StringBuilder text = new StringBuilder(Long.toString(number));
    for (int at = text.length() - 3; at > 0; at -= 3) {
      text.insert(at, '\u202f');
    }
    return text.toString();
  }

  private String proven(GameValue proof) {
    if (proof.isDraw()) {
      return PageTexts.text(locale, "analysis.draw");
    }
    int player = proof.winner().orElseThrow();
    return proof.distance().isPresent()
        ? PageTexts.text(
            locale, "analysis.win-in", "player", player, "moves", proof.distance().getAsInt())
        : PageTexts.text(locale, "analysis.win", "player", player);
  }
}
