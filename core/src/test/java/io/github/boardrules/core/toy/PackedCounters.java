package io.github.boardrules.core.toy;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import java.util.List;

/** {@link Counters} whose codes are the number of counters, plus 10 for the right heap. */
public class PackedCounters extends Counters
    implements PackedRules<Counters.Position, Counters.Take> {

  public PackedCounters(String variant) {
    super(variant);
  }

  @Override
  public Position play(Position position, Take move) {
    return PackedRules.super.play(position, move);
  }

  @Override
  public List<Take> legalMoves(Position position) {
    return PackedRules.super.legalMoves(position);
  }

  @Override
  public void legalMoves(Position position, MoveBuffer out) {
    super.legalMoves(position).forEach(move -> out.add(encodeUnchecked(position, move)));
  }

  @Override
  public Position playUnchecked(Position position, long code) {
    return after(position, decode(position, code));
  }

  @Override
  public long encodeUnchecked(Position position, Take move) {
    return move.count() + (move.heap() == 'l' ? 0L : 10L);
  }

  @Override
  public Take decode(Position position, long code) {
    return new Take(code < 10 ? 'l' : 'r', (int) (code % 10));
  }
}
