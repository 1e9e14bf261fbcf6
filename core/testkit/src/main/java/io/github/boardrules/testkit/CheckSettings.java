package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** What is checked, and how. Its fields change only in {@link #with}. */
final class CheckSettings<S, M> {
  final Rules<S, M> rules;
  final Languages languages;
  Set<Law> laws = EnumSet.allOf(Law.class);

  /** How many random games are played from the start, and as many from given positions. */
  int games = 1;

  int maxPlies = 300;

  /** How many legal moves, and about as many illegal ones and altered texts, are tried. */
  int movesPerPosition = 24;

  List<S> positions = List.of();
  List<M> moves = List.of();
  List<String> texts = List.of();

  /** All reasons that may appear; empty if unknown. */
  List<Reason> reasons = List.of();

  Consumer<? super Reason> listener = reason -> {};
  Optional<Function<String, ? extends Rules<?, ?>>> reader = Optional.empty();

  /** The rules before which those that are checked stand. */
  Optional<Rules<?, ?>> original = Optional.empty();

  CheckSettings(Rules<S, M> rules) {
    this.rules = rules;
    this.languages = new Languages();
  }

  private CheckSettings(CheckSettings<S, M> other) {
    rules = other.rules;
    languages = other.languages;
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
    original = other.original;
  }

  CheckSettings<S, M> with(Consumer<CheckSettings<S, M>> change) {
    CheckSettings<S, M> changed = new CheckSettings<>(this);
    change.accept(changed);
    return changed;
  }

  /** Returns how many legal moves the positions of a game that cost much may have in total. */
  int thoroughMoves() {
    return (int) Math.min(Integer.MAX_VALUE, movesPerPosition * 125L / 2);
  }

  /** Returns a move's text; empty if the notation fails, which the laws on texts report. */
  Optional<String> text(M move) {
    return unlessThrown(() -> rules.notation().formatMove(move));
  }

  /** Returns the move that a text denotes; empty if it cannot be read. */
  Optional<M> move(String text) {
    return unlessThrown(() -> rules.notation().parseMove(text));
  }

  /** Returns the position with a text; empty if there is none: law 8 looks at the exception. */
  Optional<S> position(String text) {
    return unlessThrown(() -> rules.notation().parsePosition(text));
  }

  private static <T> Optional<T> unlessThrown(Supplier<T> answer) {
    try {
      return Optional.of(answer.get());
    } catch (RuntimeException e) {
      return Optional.empty();
    }
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
