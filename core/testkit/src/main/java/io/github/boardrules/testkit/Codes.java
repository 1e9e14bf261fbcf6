package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;

/**
 * The codes of the moves in a position, as programs that search see them behind any rules, with the
 * positions and moves of these rules themselves.
 */
record Codes<S, M, P, C>(PackedView<S, M, P, C> view, P position) {

  static <S, M> Codes<S, M, ?, ?> of(Rules<S, M> rules, S position) {
    return at(rules.packed(), position);
  }

  private static <S, M, P, C> Codes<S, M, P, C> at(PackedView<S, M, P, C> view, S position) {
    return new Codes<>(view, view.pack(position));
  }

  static <S> long hash(Rules<S, ?> rules, S position) {
    return of(rules, position).hash();
  }

  long hash() {
    return view.rules().hash(position);
  }

  void legalMoves(MoveBuffer out) {
    view.rules().legalMoves(position, out);
  }

  boolean isKnownLegal(long code) {
    return view.rules().isKnownLegal(position, code);
  }

  S playUnchecked(long code) {
    return view.unpack(view.rules().playUnchecked(position, code));
  }

  long encode(M move) {
    return view.rules().encode(position, view.packMove(move));
  }

  long encodeUnchecked(M move) {
    return view.rules().encodeUnchecked(position, view.packMove(move));
  }

  M decode(long code) {
    return view.unpackMove(view.rules().decode(position, code));
  }

  long randomLegal(SplitMix64 random) {
    return view.rules().randomLegal(position, random);
  }
}
