package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Law 10: {@link Law#LAW_10_CODES}. */
@SuppressWarnings("CheckReturnValue") // only what is thrown matters
final class Law10Codes {
  /** Enough to make a new buffer grow during the call. */
  private static final int BELOW = 31;

  private Law10Codes() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Codes<S, M, ?, ?> packed = Codes.of(trial.rules, trial.position);
    long[] codes = listed(trial, packed);
    Set<Long> listed = distinct(trial, codes);
    oneToOne(trial, packed, codes);
    known(trial, packed, codes, listed);
    illegal(trial, packed);
    drawn(trial, packed, codes, listed);
  }

  /** Returns the codes, appended to others that must stay. */
  private static <S, M> long[] listed(LawTrial<S, M> trial, Codes<S, M, ?, ?> packed) {
    MoveBuffer buffer = new MoveBuffer();
    for (int i = 0; i < BELOW; i++) {
      buffer.add(~i);
    }
    packed.legalMoves(buffer);
    trial.require(
        buffer.size() == BELOW + trial.legal.size(),
        "%s codes are appended for %s legal moves",
        buffer.size() - BELOW,
        trial.legal.size());
    for (int i = 0; i < BELOW; i++) {
      trial.require(buffer.get(i) == ~i, "legalMoves has overwritten the buffer at %s", i);
    }
    return Arrays.copyOfRange(buffer.toArray(), BELOW, buffer.size());
  }

  private static Set<Long> distinct(LawTrial<?, ?> trial, long[] codes) {
    Set<Long> seen = new HashSet<>();
    for (long code : codes) {
      trial.require(seen.add(code), "two legal moves have the code %s", code);
    }
    return seen;
  }

  private static <S, M> void oneToOne(
      LawTrial<S, M> trial, Codes<S, M, ?, ?> packed, long[] codes) {
    S position = trial.position;
    int count = trial.isThorough() ? codes.length : trial.settings.movesPerPosition;
    for (int i : Sampling.indices(codes.length, count, trial.random)) {
      M move = trial.legal.get(i);
      M decoded = packed.decode(codes[i]);
      trial.require(
          decoded.equals(move),
          "the code %s at %s is decoded as %s, not %s",
          codes[i],
          i,
          decoded,
          move);
      long code = packed.encode(move);
      trial.require(code == codes[i], "%s is encoded as %s but listed as %s", move, code, codes[i]);
      long unchecked = packed.encodeUnchecked(move);
      trial.require(
          unchecked == code, "%s: encodeUnchecked returns %s, encode %s", move, unchecked, code);
    }
    for (int i : Sampling.indices(codes.length, trial.settings.movesPerPosition, trial.random)) {
      M move = trial.legal.get(i);
      S next = packed.playUnchecked(codes[i]);
      S played = trial.rules.play(position, move);
      trial.require(
          next.equals(played),
          "%s: playUnchecked returns %s and play returns %s",
          move,
          next,
          played);
    }
  }

  private static <S, M> void known(
      LawTrial<S, M> trial, Codes<S, M, ?, ?> packed, long[] codes, Set<Long> listed) {
    boolean isKnown = codes.length > 0 && packed.isKnownLegal(codes[0]);
    for (int i : Sampling.indices(codes.length, trial.settings.movesPerPosition, trial.random)) {
      trial.require(
          packed.isKnownLegal(codes[i]) == isKnown,
          "isKnownLegal knows only one of the codes %s and %s of legal moves",
          codes[0],
          codes[i]);
      for (int bit = 0; bit < Long.SIZE; bit++) {
        long other = codes[i] ^ (1L << bit);
        trial.require(
            listed.contains(other) || !packed.isKnownLegal(other),
            "isKnownLegal knows the code %s, which is not in the list",
            other);
      }
    }
  }

  private static <S, M> void illegal(LawTrial<S, M> trial, Codes<S, M, ?, ?> packed) {
    for (M move : trial.checked.others) {
      if (!trial.checked.legalSet.contains(move)) {
        Optional<Refusal> refusal = RefusalTrial.thrown(() -> packed.encode(move));
        trial.require(refusal.isPresent(), "encode accepts the illegal move %s", move);
        trial.require(
            refusal.equals(trial.rules.refusal(trial.position, move)),
            "encode refuses %s differently from refusal: %s",
            move,
            refusal);
      }
    }
  }

  private static <S, M> void drawn(
      LawTrial<S, M> trial, Codes<S, M, ?, ?> packed, long[] codes, Set<Long> listed) {
    if (codes.length == 0) {
      trial.requireThrown(
          IllegalStateException.class,
          () -> packed.randomLegal(new SplitMix64(0)),
          "randomLegal returns a move although the game is over");
      return;
    }
    long seed = trial.random.next();
    long code = packed.randomLegal(new SplitMix64(seed));
    trial.require(
        code == packed.randomLegal(new SplitMix64(seed)),
        "randomLegal returns different moves for the same seed");
    trial.require(
        listed.contains(code), "randomLegal returns the code %s, which is not in the list", code);
    if (trial.isFull()) {
      UniformityCheck.check(trial, packed, codes);
    }
  }
}
