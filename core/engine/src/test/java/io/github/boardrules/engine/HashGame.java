package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.grid.Bits;
import java.util.function.Predicate;

/**
 * A game that nobody can solve: each position has as many moves, the mixed bits of a position
 * decide whether the game is over and who has won, and no position comes back.
 */
class HashGame implements NumberGame<Long> {
  final int moves;

  HashGame() {
    this(6);
  }

  HashGame(int moves) {
    this.moves = moves;
  }

  /** Returns a number from −1 to 1 that depends on the position. */
  static double value(Long position) {
    return Bits.mix(position, 7) / (double) (1L << 63);
  }

  @Override
  public String variant() {
    return "hash";
  }

  @Override
  public Long start() {
    return 4L;
  }

  @Override
  public Status status(Long position) {
    int bits = (int) (Bits.mix(position) & 63);
    return switch (bits) {
      case 0, 1 -> Status.win(bits + 1, MoveReason.GAME_OVER);
      case 2 -> Status.draw(MoveReason.GAME_OVER);
      default -> Status.ongoing((int) (1 + (position & 1)));
    };
  }

  @Override
  public void legalMoves(Long position, MoveBuffer out) {
    for (int move = 0; move < moves && !status(position).isOver(); move++) {
      out.add(move);
    }
  }

  /** In two of three positions, so that both ways of a search are tried. */
  @Override
  public boolean isKnownLegal(Long position, long code) {
    return position % 3 != 0 && 0 <= code && code < moves;
  }

  @Override
  public Long playUnchecked(Long position, long code) {
    long next = Bits.mix(position, code);
    return (next & ~1L) | (~position & 1);
  }

  @Override
  public Notation<Long, Integer> notation() {
    return Notation.of(Object::toString, Integer::valueOf, Object::toString, Long::valueOf);
  }

  /** An evaluation that tells in which positions a capture might be due. */
  record Unquiet<S>(Evaluation<S> values, Predicate<S> quiet) implements Evaluation<S> {
    @Override
    public double valueForPlayer1(S position) {
      return values.valueForPlayer1(position);
    }

    @Override
    public boolean isQuiet(S position) {
      return quiet.test(position);
    }
  }

  /** An evaluation that calls the first legal move of each position enough. */
  record FirstLoud<S>(PackedRules<S, ?> rules) implements Evaluation<S> {
    @Override
    public double valueForPlayer1(S position) {
      return 0;
    }

    @Override
    public boolean loudMoves(S position, int movesLeft, MoveBuffer out) {
      MoveBuffer legal = new MoveBuffer();
      rules.legalMoves(position, legal);
      out.add(legal.get(0));
      return true;
    }
  }
}
