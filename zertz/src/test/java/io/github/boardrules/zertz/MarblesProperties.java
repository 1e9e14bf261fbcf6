package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.PlayedGame;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Where the marbles and the rings go (RULES.md, "Invariants", 1 to 3). */
class MarblesProperties {

  @Property
  void invariant1MarblesOfEachColourAlwaysAddUp(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ZertzMove> played) {
    assertMarblesAddUp(played.opening());
    played.plies().forEach(turn -> assertMarblesAddUp(turn.after()));
  }

  @Property
  void invariant2NoRingComesBackAndTheMoveSaysHowManyLeave(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ZertzMove> played) {
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      List<ZertzCell> before = turn.before().position().rings();
      List<ZertzCell> after = turn.after().position().rings();
      if (!(turn.move() instanceof ZertzMove.Retract)) {
        assertThat(before).as("%s", turn).containsAll(after);
        assertThat(before.size() - after.size()).as("%s", turn).isEqualTo(ringsTakenOff(turn));
      }
    }
  }

  @Property
  void invariant3OnlyTheMoverGainsAndThePoolNeverGrows(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ZertzMove> played) {
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      if (!(turn.move() instanceof ZertzMove.Retract)) {
        ZertzPosition before = turn.before().position();
        ZertzPosition after = turn.after().position();
        int mover = before.toMove();
        Map<ZertzMarble, Integer> due = held(before, mover);
        Map<ZertzMarble, Integer> pool = counts(before::pool);
        gained(turn.move()).forEach((marble, number) -> due.merge(marble, number, Integer::sum));
        if (turn.move() instanceof ZertzMove.Place placement) {
          boolean fromPool = pool.values().stream().anyMatch(number -> number > 0);
          (fromPool ? pool : due).merge(placement.marble(), -1, Integer::sum);
        }

        assertThat(after.toMove()).as("%s", turn).isEqualTo(3 - mover);
        assertThat(held(after, mover)).as("%s", turn).isEqualTo(due);
        assertThat(held(after, 3 - mover)).as("%s", turn).isEqualTo(held(before, 3 - mover));
        assertThat(counts(after::pool)).as("%s", turn).isEqualTo(pool);
      }
    }
  }

  private static void assertMarblesAddUp(GamePosition game) {
    ZertzPosition position = game.position();
    for (ZertzMarble marble : ZertzMarble.values()) {
      int held = position.held(1, marble) + position.held(2, marble);
      int onBoard = game.reference().rings().count(marble.letter());

      assertThat(position.pool(marble) + held + onBoard)
          .as("%s of %s", marble, game)
          .isEqualTo(game.rules().options().game().marbles(marble));
    }
  }

  private static int ringsTakenOff(PlayedGame.Ply<GamePosition, ZertzMove> turn) {
    return turn.move() instanceof ZertzMove.Place placement
        ? placement.claimed().size() + (placement.removed().isPresent() ? 1 : 0)
        : 0;
  }

  private static Map<ZertzMarble, Integer> gained(ZertzMove move) {
    Map<ZertzMarble, Integer> gained = new EnumMap<>(ZertzMarble.class);
    if (move instanceof ZertzMove.Place placement) {
      placement.claimed().forEach(claimed -> gained.merge(claimed.marble(), 1, Integer::sum));
    } else if (move instanceof ZertzMove.Capture capture) {
      capture.jumps().forEach(jump -> gained.merge(jump.captured(), 1, Integer::sum));
    }
    return gained;
  }

  private static Map<ZertzMarble, Integer> held(ZertzPosition position, int player) {
    return counts(marble -> position.held(player, marble));
  }

  private static Map<ZertzMarble, Integer> counts(ToIntFunction<ZertzMarble> count) {
    Map<ZertzMarble, Integer> counts = new EnumMap<>(ZertzMarble.class);
    for (ZertzMarble marble : ZertzMarble.values()) {
      counts.put(marble, count.applyAsInt(marble));
    }
    return counts;
  }
}
