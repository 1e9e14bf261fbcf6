package io.github.boardrules.core;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Rules that pass every question on to the rules behind them, in their positions and moves. A test
 * fails if a method of {@link Rules} is not passed on.
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param <T> the positions of the rules behind
 * @param <N> the moves of the rules behind
 */
abstract class TranslatedRules<S, M, T, N> implements Rules<S, M> {
  final Translation<S, M, T, N> translation;

  TranslatedRules(
      Rules<T, N> inner, Translation.Form<S, T> positions, Translation.Form<M, N> moves) {
    translation = new Translation<>(new Outer(), inner, positions, moves);
  }

  /** Not a lambda, because in a constructor that would return rules that are not complete. */
  private final class Outer implements Supplier<Rules<S, M>> {
    @Override
    public Rules<S, M> get() {
      return TranslatedRules.this;
    }
  }

  private Rules<T, N> inner() {
    return translation.inner();
  }

  private T in(S position) {
    return translation.in(position);
  }

  private N inMove(M move) {
    return translation.inMove(move);
  }

  @Override
  public String variant() {
    return inner().variant();
  }

  @Override
  public S start() {
    return translation.out(inner().start());
  }

  @Override
  public Status status(S position) {
    return inner().status(in(position));
  }

  @Override
  public List<M> legalMoves(S position) {
    return translation.out(inner().legalMoves(in(position)));
  }

  @Override
  public S play(S position, M move) {
    return translation.out(inner().play(in(position), inMove(move)));
  }

  @Override
  public Notation<S, M> notation() {
    return translation.out(inner().notation());
  }

  @Override
  public PackedView<S, M, ?, ?> packed() {
    return inner().packed().behind(translation);
  }

  @Override
  public Knowledge<S, M> knowledge() {
    return translation.out(inner().knowledge());
  }

  @Override
  public int players() {
    return inner().players();
  }

  @Override
  public Optional<Label> playerName(int player) {
    return inner().playerName(player);
  }

  @Override
  public OptionalInt maxPlies() {
    return inner().maxPlies();
  }

  @Override
  public long countLegal(S position) {
    return inner().countLegal(in(position));
  }

  @Override
  public boolean anyLegal(S position, Predicate<? super M> test) {
    Objects.requireNonNull(test, "test");
    return inner().anyLegal(in(position), move -> test.test(translation.outMove(move)));
  }

  @Override
  public boolean isLegal(S position, M move) {
    return inner().isLegal(in(position), inMove(move));
  }

  @Override
  public void requireLegal(S position, M move) {
    inner().requireLegal(in(position), inMove(move));
  }

  @Override
  public Optional<Refusal> refusal(S position, M move) {
    return inner().refusal(in(position), inMove(move));
  }

  @Override
  public String statusMessage(S position, Locale locale) {
    return inner().statusMessage(in(position), locale);
  }

  @Override
  public MoveEntry<S, M> moveEntry() {
    return translation.out(inner().moveEntry());
  }

  @Override
  public Draft<S, M> draft(S position, List<Step> entered) {
    return translation.out(inner().draft(in(position), entered));
  }

  @Override
  public List<Symmetry<S, M>> symmetries() {
    return List.copyOf(
        inner().symmetries().stream().map(translation::out).collect(Collectors.toList()));
  }

  @Override
  public Symmetry<S, M> toCanonical(S position) {
    return translation.out(inner().toCanonical(in(position)));
  }

  @Override
  public S canonical(S position) {
    return translation.out(inner().canonical(in(position)));
  }

  @Override
  public Diagram diagram(S position) {
    return inner().diagram(in(position));
  }

  @Override
  public MoveChanges changes(S position, M move) {
    return inner().changes(in(position), inMove(move));
  }

  @Override
  public String toString() {
    return variant();
  }
}
