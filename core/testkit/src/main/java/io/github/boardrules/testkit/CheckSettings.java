package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** What is checked, and how. Its fields change only in {@link #with}. */
final class CheckSettings<S, M> {
  private final Rules<S, M> rules;
  private Set<Law> laws = EnumSet.allOf(Law.class);
  private int games = 1;
  private int maxPlies = 300;
  private int movesPerPosition = 24;
  private List<S> positions = List.of();
  private List<M> moves = List.of();
  private List<String> texts = List.of();
  private Set<String> reasons = Set.of();
  private Consumer<? super Reason> listener = reason -> {};
  private Optional<Function<String, ? extends Rules<?, ?>>> reader = Optional.empty();

  /** Makes settings with which all laws are checked. */
  CheckSettings(Rules<S, M> rules) {
    this.rules = rules;
  }

  private CheckSettings(CheckSettings<S, M> other) {
    rules = other.rules;
    laws = other.laws;
    games = other.games;
    maxPlies = other.maxPlies;
    movesPerPosition = other.movesPerPosition;
    positions = other.positions;
    moves = other.moves;
    texts = other.texts;
    reasons = other.reasons;
    listener = other.listener;
    reader = other.reader;
  }

  private CheckSettings<S, M> with(Consumer<CheckSettings<S, M>> change) {
    CheckSettings<S, M> changed = new CheckSettings<>(this);
    change.accept(changed);
    return changed;
  }

  CheckSettings<S, M> withLaws(Set<Law> chosen) {
    Set<Law> copy = Set.copyOf(chosen);
    return with(changed -> changed.laws = copy);
  }

  CheckSettings<S, M> withGames(int count) {
    requireAtLeast(0, count, "games");
    return with(changed -> changed.games = count);
  }

  CheckSettings<S, M> withMaxPlies(int count) {
    requireAtLeast(1, count, "maxPlies");
    return with(changed -> changed.maxPlies = count);
  }

  CheckSettings<S, M> withMovesPerPosition(int count) {
    requireAtLeast(1, count, "movesPerPosition");
    return with(changed -> changed.movesPerPosition = count);
  }

  private static void requireAtLeast(int least, int number, String part) {
    if (number < least) {
      throw new IllegalArgumentException(
          part + " is " + number + ", but must be " + least + " or more.");
    }
  }

  CheckSettings<S, M> withPositions(List<S> given) {
    List<S> copy = List.copyOf(given);
    return with(changed -> changed.positions = copy);
  }

  CheckSettings<S, M> withMoves(List<M> given) {
    List<M> copy = List.copyOf(given);
    return with(changed -> changed.moves = copy);
  }

  CheckSettings<S, M> withTexts(List<String> given) {
    List<String> copy = List.copyOf(given);
    return with(changed -> changed.texts = copy);
  }

  CheckSettings<S, M> withReasons(Set<String> codes) {
    return with(changed -> changed.reasons = codes);
  }

  CheckSettings<S, M> withListener(Consumer<? super Reason> consumer) {
    Consumer<? super Reason> given = Objects.requireNonNull(consumer);
    return with(changed -> changed.listener = given);
  }

  CheckSettings<S, M> withReader(Function<String, ? extends Rules<?, ?>> function) {
    Optional<Function<String, ? extends Rules<?, ?>>> given = Optional.of(function);
    return with(changed -> changed.reader = given);
  }

  Rules<S, M> rules() {
    return rules;
  }

  /** Returns the laws to be checked. */
  Set<Law> laws() {
    return laws;
  }

  /** Returns how many random games are played from the start, and as many from given positions. */
  int games() {
    return games;
  }

  /** Returns the number of plies after which a game is cut short. */
  int maxPlies() {
    return maxPlies;
  }

  /**
   * Returns how many legal moves, and about as many illegal ones and altered texts, are tried in a
   * position.
   */
  int movesPerPosition() {
    return movesPerPosition;
  }

  /**
   * Returns how many legal moves the positions of a game that are checked thoroughly may have in
   * total, 1500 by default. The costly checks are those of drafts, symmetries, harmful texts and
   * the texts of all moves.
   */
  int thoroughMoves() {
    return (int) Math.min(Integer.MAX_VALUE, movesPerPosition * 125L / 2);
  }

  /** Returns positions given by hand. */
  List<S> positions() {
    return positions;
  }

  /** Returns moves given by hand, usually of other variants. */
  List<M> moves() {
    return moves;
  }

  /** Returns texts given by hand, for the readers. */
  List<String> texts() {
    return texts;
  }

  /** Returns the codes of all reasons that may appear; empty if unknown. */
  Set<String> reasons() {
    return reasons;
  }

  /** Returns what receives the reasons that appear. */
  Consumer<? super Reason> listener() {
    return listener;
  }

  /** Returns what makes rules from a variant's id, if there is something. */
  Optional<Function<String, ? extends Rules<?, ?>>> reader() {
    return reader;
  }

  /** Returns a position's text for messages, even if the notation fails. */
  String safeText(S position) {
    try {
      return rules.notation().formatPosition(position);
    } catch (RuntimeException e) {
      return "(no text, because of " + e + ")";
    }
  }
}
