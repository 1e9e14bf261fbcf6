package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/** The kind of move in a phase that a game does not have: none. */
enum NoMoves implements MoveKind {
  NONE;

  @Override
  public boolean hasForm(PikkPakkMove move) {
    return false;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {}

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    return Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    return position;
  }
}
