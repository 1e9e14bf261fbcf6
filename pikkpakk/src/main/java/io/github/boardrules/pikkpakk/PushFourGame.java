package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Push-four: balls enter from the rim and push others on; four in a line win. */
final class PushFourGame extends Game {
  private final PushFourOptions choices;
  private final List<Manner> placing;

  PushFourGame(PushFourOptions options) {
    super(options, Board.NINE, true, options.repeat());
    choices = options;
    placing = List.of(new Entering(options.full() == PushFourOptions.Full.DROP));
  }

  @Override
  PikkPakkPosition start() {
    return empty();
  }

  @Override
  List<Manner> placing() {
    return placing;
  }

  @Override
  List<Manner> pushing() {
    return List.of();
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    boolean light = Block.hasFour(Block.of(position.light0, position.light1));
    boolean dark = Block.hasFour(Block.of(position.dark0, position.dark1));
    return light || dark
        ? Rows.ending(position, light, dark, choices.both(), PikkPakkEnding.FOUR_IN_ROW)
        : null;
  }

  @Override
  Status stuck(PikkPakkPosition position) {
    return new Status.Draw(PikkPakkEnding.BOARD_FULL);
  }

  @Override
  boolean exchangesColours() {
    return true;
  }

  @Override
  Demands demands() {
    return new Demands("ld", 0, 0, false, false);
  }
}
