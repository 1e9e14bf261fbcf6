package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import java.util.HashMap;
import java.util.Map;

/** Law 6: {@link Law#LAW_06_POSITION_TEXT}. */
final class Law06PositionText {
  private Law06PositionText() {}

  static <S extends Object, M extends Object> void check(LawTrial<S, M> trial) {
    S position = trial.position();
    String text = readsBack(trial, position);
    trial.require(
        position.toString().equals(text), "toString gives ", position, " instead of the text");
    // The positions one move on differ in little, so they show what equality overlooks.
    TextIndex<S> table = new TextIndex<>(trial);
    table.add(position);
    for (M move : trial.someLegal()) {
      S next = trial.rules().play(position, move);
      readsBack(trial, next);
      table.add(next);
    }
  }

  static <S extends Object, M extends Object> void checkGame(
      LawTrial<S, M> trial, CheckedGame<S, M> game) {
    TextIndex<S> table = new TextIndex<>(trial);
    game.positions().forEach(scene -> table.add(scene.position()));
  }

  private static <S extends Object, M extends Object> String readsBack(
      LawTrial<S, M> trial, S position) {
    Notation<S, M> notation = trial.rules().notation();
    String text = notation.formatPosition(position);
    trial.require(isLine(text), "the text '", text, "' is no line of fields parted by one space");
    S read = notation.parsePosition(text);
    trial.require(read.equals(position), "the text ", text, " reads back as another position");
    trial.require(position.equals(read), "equality holds in one direction only at ", text);
    String again = notation.formatPosition(read);
    trial.require(again.equals(text), "the text ", text, ", read and written, becomes ", again);
    return text;
  }

  private static boolean isLine(String text) {
    return !text.isEmpty()
        && text.chars().allMatch(c -> ' ' <= c && c <= '~')
        && !text.startsWith(" ")
        && !text.endsWith(" ")
        && !text.contains("  ");
  }

  /** Positions by their texts and the other way round. */
  private static final class TextIndex<S extends Object> {
    private final LawTrial<S, ?> trial;
    private final Map<String, S> positions = new HashMap<>();
    private final Map<S, String> texts = new HashMap<>();

    TextIndex(LawTrial<S, ?> trial) {
      this.trial = trial;
    }

    void add(S position) {
      String text = trial.rules().notation().formatPosition(position);
      S alike = positions.getOrDefault(text, position);
      positions.put(text, alike);
      trial.require(alike.equals(position), "two positions with the text ", text, " are not equal");
      String other = texts.getOrDefault(position, text);
      texts.put(position, other);
      trial.require(other.equals(text), "equal positions have the texts ", other, " and ", text);
    }
  }
}
