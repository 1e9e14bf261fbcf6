package io.github.boardrules.testkit;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Law 6: {@link Law#LAW_06_POSITION_TEXT}. */
final class Law06PositionText {
  private static final int MIXED = 24;

  private Law06PositionText() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    S position = trial.position;
    String text = readsBack(trial, position);
    trial.require(
        position.toString().equals(text), "toString returns %s, not the position's text", position);
    sameToTheRules(trial);
    // Positions after one move differ in little, so they reveal what equality ignores.
    TextIndex<S> table = new TextIndex<>(trial);
    table.add(position, "this position");
    for (M move : trial.someLegal()) {
      S next = trial.rules.play(position, move);
      readsBack(trial, next);
      table.add(next, "after " + trial.rules.notation().formatMove(move));
    }
    if (trial.isFull()) {
      TextMutator.near(text, trial.random).forEach(table::addIfRead);
    }
  }

  /** An equal position that has been read, and so has no history, gets the same answers. */
  private static <S, M> void sameToTheRules(LawTrial<S, M> trial) {
    if (trial.checked.snapshot.twin().isPresent()) {
      S twin = trial.checked.snapshot.twin().get();
      Status status = trial.rules.status(trial.position);
      Status other = trial.rules.status(twin);
      trial.require(other.equals(status), "the status is %s, once read it is %s", status, other);
      List<M> legal = trial.rules.legalMoves(twin);
      if (!legal.equals(trial.legal)) {
        Set<M> lost = new LinkedHashSet<>(trial.legal);
        lost.removeAll(legal);
        Set<M> more = new LinkedHashSet<>(legal);
        more.removeAll(trial.legal);
        throw trial.broken(
            null,
            "the legal moves are others once the position is read: without %s, with %s%s",
            lost,
            more,
            lost.isEmpty() && more.isEmpty() ? ", in another order: " + legal : "");
      }
    }
  }

  static <S, M> void checkGame(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    TextIndex<S> table = new TextIndex<>(trial);
    game.positions().forEach(checked -> table.add(checked.position, checked.where));
    List<String> texts =
        game.positions().stream()
            .map(checked -> checked.snapshot.text())
            .collect(Collectors.toList());
    List<String> others = Sampling.of(texts, MIXED, trial.random);
    for (int i = 1; i < others.size(); i++) {
      mixedTexts(others.get(i - 1), others.get(i)).forEach(table::addIfRead);
    }
  }

  /** Returns texts that differ from one in a single field, which is that of another text. */
  static Set<String> mixedTexts(String text, String other) {
    List<String> fields = List.of(text.split(" ", -1));
    List<String> others = List.of(other.split(" ", -1));
    Set<String> mixed = new LinkedHashSet<>(List.of(text));
    for (int i = 0; i < Math.min(fields.size(), others.size()); i++) {
      List<String> changed = new ArrayList<>(fields);
      changed.set(i, others.get(i));
      mixed.add(String.join(" ", changed));
    }
    return mixed;
  }

  @CanIgnoreReturnValue
  private static <S, M> String readsBack(LawTrial<S, M> trial, S position) {
    Notation<S, M> notation = trial.rules.notation();
    String text = notation.formatPosition(position);
    trial.require(
        isLine(text), "the text '%s' is not one line of fields separated by single spaces", text);
    S read = read(trial, text);
    String again = notation.formatPosition(read);
    trial.require(
        read.equals(position),
        "the text %s is read as another position, %s",
        text,
        again.equals(text) ? "with the same text" : again);
    trial.require(position.equals(read), "equals is not symmetric for %s", text);
    trial.require(!position.equals(new Object()), "%s equals an object of any kind", text);
    trial.require(
        again.equals(text), "the text %s becomes %s when it is read and written", text, again);
    return text;
  }

  private static <S, M> S read(LawTrial<S, M> trial, String text) {
    try {
      return trial.rules.notation().parsePosition(text);
    } catch (NotationException refused) {
      throw trial.broken(refused, "the text %s of a position is refused: %s", text, refused);
    }
  }

  private static boolean isLine(String text) {
    return !text.isEmpty()
        && text.chars().allMatch(c -> ' ' <= c && c <= '~')
        && !text.startsWith(" ")
        && !text.endsWith(" ")
        && !text.contains("  ");
  }

  /** Positions by text, with where each was met first. */
  private static final class TextIndex<S> {
    private final LawTrial<S, ?> trial;
    private final Map<String, S> positions = new LinkedHashMap<>();
    private final Map<String, String> places = new HashMap<>();

    TextIndex(LawTrial<S, ?> trial) {
      this.trial = trial;
    }

    /** Adds the position with a text, if there is one. */
    void addIfRead(String text) {
      trial.settings.position(text).ifPresent(position -> add(position, "read from " + text));
    }

    void add(S position, String where) {
      String text = trial.rules.notation().formatPosition(position);
      String known = places.getOrDefault(text, where);
      places.put(text, known);
      S first = positions.getOrDefault(text, position);
      positions.put(text, first);
      trial.require(
          first.equals(position),
          "two positions with the text %s are not equal (%s; %s)",
          text,
          known,
          where);
      // A hash code that sees more than equals would hide equal positions from a table of them.
      positions.forEach(
          (other, there) ->
              trial.require(
                  other.equals(text) || !there.equals(position),
                  "equal positions have the texts %s (%s) and %s (%s)",
                  other,
                  places.getOrDefault(other, ""),
                  text,
                  where));
    }
  }
}
