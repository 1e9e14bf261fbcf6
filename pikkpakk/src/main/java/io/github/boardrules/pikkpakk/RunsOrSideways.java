package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * Run pushes and sideways moves (RULES.md, "A move", Pushing 3 and Sideways).
 *
 * @param runs the pushes of runs
 * @param sideways the sideways moves
 */
record RunsOrSideways(RunPush runs, SidewaysMove sideways) implements MoveKind {

  @Override
  public boolean hasForm(PikkPakkMove move) {
    return runs.hasForm(move) || sideways.hasForm(move);
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    int mark = out.mark();
    runs.list(position, out);
    sideways.list(position, out);
    out.sort(mark);
  }

  @Override
  public int count(PikkPakkPosition position) {
    return runs.count(position) + sideways.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    return (runs.hasForm(move) ? runs : sideways).refusal(position, move);
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    return (MoveCode.form(code) == MoveCode.RUN ? runs : sideways).playUnchecked(position, code);
  }
}
