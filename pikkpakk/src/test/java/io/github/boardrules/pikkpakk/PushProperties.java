package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferenceOutcome;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Invariants of pushes of each kind (RULES.md, "Invariants"). */
class PushProperties {
  private static final int SAMPLE = 12;

  @Property
  void reachedFromTheSpiralByLinePushesNoLineHoldsMoreThanSevenBallsAndSevenHaveNoGap(
      @ForAll(supplier = Arbitraries.SpiralGame.class)
          PlayedGame<GamePosition, PikkPakkMove> game) {
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : game.plies()) {
      ReferencePosition position = turn.after().reference();
      for (int line = 1; line <= position.size(); line++) {
        StringBuilder row = new StringBuilder();
        StringBuilder column = new StringBuilder();
        for (int i = 1; i <= position.size(); i++) {
          row.append(position.ball(ReferenceBoard.cell(i, line)).isPresent() ? 'o' : '.');
          column.append(position.ball(ReferenceBoard.cell(line, i)).isPresent() ? 'o' : '.');
        }
        assertThat(List.of(row, column))
            .allSatisfy(cells -> assertThat(cells).matches("\\.*o{7}\\.*|(\\.*o){0,6}\\.*"));
      }
    }
  }

  @Property
  void theSameLinePushedBackAsFarByTheSamePlayerGivesTheOldBoard(
      @ForAll(supplier = Arbitraries.LinePosition.class) GamePosition given, @ForAll long seed) {
    for (PikkPakkMove move : sample(given, seed)) {
      GamePosition after = given.after(move);
      GamePosition again =
          after.with(
              after.reference().at(given.position().toMove(), "push").withSeen(new TreeMap<>()));
      if (!again.isOver()) {
        assertThat(again.play(reverse(move)).reference().balls())
            .as("%s: %s", given, move)
            .isEqualTo(given.reference().balls());
      }
    }
  }

  @Property
  void withTheMajorityRuleTheOpponentCanNeverAnswerAPushWithItsReverse(
      @ForAll(supplier = Arbitraries.LinePosition.class) GamePosition given, @ForAll long seed) {
    Assume.that(given.variant().isMajorityNeeded());
    for (PikkPakkMove move : sample(given, seed)) {
      assertThat(given.after(move).reason(reverse(move)))
          .as("%s: %s", given, move)
          .isIn("no-majority", "game-over");
    }
  }

  @Property
  void withTheMajorityRuleNoLineCanBePushedByBothPlayers(
      @ForAll(supplier = Arbitraries.LinePosition.class) GamePosition any) {
    ReferenceVariant variant = any.variant();
    Assume.that(variant.isMajorityNeeded());
    GamePosition given = variant.isOf("pikkpakk") ? any.under("equal", "no") : any;
    Set<String> lines = lines(given, 1);
    lines.retainAll(lines(given, 2));

    assertThat(lines).as("%s", given).isEmpty();
  }

  @Property
  void aRunPushOfSomeCellsGivesTheBoardOfAsManyPushesOfOneCell(
      @ForAll(supplier = Arbitraries.RunPosition.class) GamePosition given, @ForAll long seed) {
    ReferencePikkPakk strict = new ReferencePikkPakk(given.variant().with("equal", "no"));
    // Unused if no push goes far.
    ReferencePikkPakk free = new ReferencePikkPakk(given.variant().with("steps", "any"));
    List<PikkPakkMove> far =
        given.legalMoves().stream().filter(move -> isFar(strict, given, move)).toList();
    for (PikkPakkMove move :
        new Dice(seed).shuffled(far).subList(0, Math.min(SAMPLE, far.size()))) {
      PikkPakkMove.PushRun push = (PikkPakkMove.PushRun) move;
      String rear = push.rear().toString();
      char direction = push.direction().letter();
      ReferencePosition now = given.reference().withSeen(new TreeMap<>()).withLost(0, 0);
      for (int cell = 1; cell <= push.cells(); cell++) {
        now = now.with(pushedOnce(free, now, new ReferenceMove.PushRun(rear, direction, 1)));
        rear = ReferenceBoard.step(rear, direction);
      }

      assertThat(given.after(move).reference().balls())
          .as("%s: %s", given, move)
          .isEqualTo(now.balls());
    }
  }

  @Example
  void pushRingBeginsWithTheSameFourteenMovesAsTheBaseGame() {
    assertThat(GamePosition.start("pikkpakk:push=ring").legal())
        .isEqualTo(GamePosition.start("pikkpakk").legal())
        .hasSize(14);
  }

  /** Returns the lines that a player can push when it is their turn. */
  private static Set<String> lines(GamePosition given, int player) {
    Set<String> lines = new TreeSet<>();
    for (PikkPakkMove move : given.with(given.reference().at(player, "push")).legalMoves()) {
      lines.add(((PikkPakkMove.PushLine) move).line().toString());
    }
    return lines;
  }

  /** Returns whether a move pushes several cells and is legal without equality. */
  private static boolean isFar(ReferencePikkPakk strict, GamePosition given, PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushRun push
        && push.cells() > 1
        && strict.outcome(given.reference(), ReferenceTexts.parseMove(move.toString())).isLegal();
  }

  /** Returns the balls after a push by the same player; by the library if the game continues. */
  private static SortedMap<String, Character> pushedOnce(
      ReferencePikkPakk rules, ReferencePosition position, ReferenceMove.PushRun push) {
    GamePosition given = GamePosition.of(PikkPakkRules.parse(rules.variant().id()), position);
    if (!given.isOver()) {
      return given.play(ReferenceTexts.format(push)).reference().balls();
    }
    ReferenceOutcome outcome = rules.outcome(position, push);

    assertThat(outcome.reason()).as("%s: %s", given, push).isEmpty();
    return outcome.balls();
  }

  static String reverse(PikkPakkMove move) {
    ReferenceMove.PushLine push =
        (ReferenceMove.PushLine) ReferenceTexts.parseMove(move.toString());
    return ReferenceTexts.format(
        new ReferenceMove.PushLine(
            push.line(), ReferenceBoard.back(push.direction()), push.cells()));
  }

  private static List<PikkPakkMove> sample(GamePosition given, long seed) {
    List<PikkPakkMove> moves = new Dice(seed).shuffled(given.legalMoves());
    return moves.subList(0, Math.min(SAMPLE, moves.size()));
  }
}
