package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * RULES.md, "Invariants", in random games and positions of all variants. The laws show those of
 * texts and lists, {@code SymmetryTest} those of symmetries, {@code ThreeCyclesTest} what the
 * three-cycles of {@code inlay} join.
 */
class InvariantsProperties {
  private static final int SAMPLE = 12;
  private static final List<Character> KINDS = List.of('l', 'd', 't', 'n');

  @Property
  void lineAndRoundPushesKeepEveryKindAndRunPushesNeverAdd(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = pushing(dice, "line|round|run");
    boolean isRun = given.variant().way().equals("run");
    for (String move : sample(given, dice)) {
      for (char kind : KINDS) {
        int gained = given.play(move).reference().count(kind) - given.reference().count(kind);

        assertThat(isRun ? gained <= 0 : gained == 0).as("%s: %s", given, move).isTrue();
      }
    }
  }

  @Property
  void aPlacementAddsOneBallOfTheMovers(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn :
        ContractTest.CASES.game().apply(dice).somePlies(dice)) {
      if (turn.move() instanceof PikkPakkMove.Place place
          && !turn.before().variant().isOf("pushfour")) {
        ReferencePosition before = turn.before().reference();
        char own = ReferencePosition.letter(before.side());

        assertThat(turn.after().reference().balls())
            .as("%s", turn)
            .isEqualTo(before.with(place.to().toString(), own).balls());
      }
    }
  }

  @Property
  void theTargetBallIsAlwaysThere(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::pikkPakk);

    assertThat(Games.play(given, dice).plies())
        .allMatch(turn -> turn.after().reference().count('t') == 1);
  }

  @Property
  void inAbaloneBallsOnTheBoardAndLostAreConstantAndWithOwnNoTheMoverLosesNone(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::abalone);
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : Games.play(given, dice).plies()) {
      ReferencePosition before = turn.before().reference();
      ReferencePosition after = turn.after().reference();
      for (int player = 1; player <= 2; player++) {
        boolean places = before.isPlacing() && before.side() == player;

        assertThat(after.count(ReferencePosition.letter(player)) + lost(after, player))
            .as("%s", turn)
            .isEqualTo(
                before.count(ReferencePosition.letter(player))
                    + lost(before, player)
                    + (places ? 1 : 0));
      }
      if (given.variant().is("own", "no")) {
        assertThat(lost(after, before.side()))
            .as("%s", turn)
            .isEqualTo(lost(before, before.side()));
      }
    }
  }

  @Property
  void inPushFourTheNumberGrowsByOneOrStaysWithFullDropAndTheMoversOwnNeverFalls(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::pushFour);
    int balls = given.reference().balls().size();
    char own = ReferencePosition.letter(given.position().toMove());
    boolean drops = given.variant().is("full", "drop");
    for (String move : sample(given, dice)) {
      ReferencePosition after = given.play(move).reference();

      assertThat(after.balls().size())
          .as("%s: %s", given, move)
          .isBetween(drops ? balls : balls + 1, Math.min(49, balls + 1));
      assertThat(after.count(own)).isGreaterThanOrEqualTo(given.reference().count(own));
    }
  }

  @Property
  void reachedFromTheSpiralByLinePushesNoLineHoldsMoreThanSevenBallsAndSevenHaveNoGap(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant =
        new Variants(dice).pikkPakk().with("push", "line").with("start", "spiral");
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn :
        Games.play(GamePosition.start(variant.id()), dice).plies()) {
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
  void aLinePushedBackAsFarGivesTheOldBoardAndNotByTheOpponentWithTheMajorityRule(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = pushing(dice, "line|round");
    int mover = given.position().toMove();
    for (String move : sample(given, dice)) {
      GamePosition after = given.play(move);
      GamePosition again =
          after.with(after.reference().at(mover, "push").withSeen(new TreeMap<>()));
      if (!again.isOver()) {
        assertThat(again.play(reverse(move)).reference().balls())
            .as("%s: %s", given, move)
            .isEqualTo(given.reference().balls());
      }
      if (given.variant().isMajorityNeeded()) {
        assertThat(after.reason(reverse(move)))
            .as("%s: %s", given, move)
            .isIn("no-majority", "game-over");
      }
    }
  }

  @Property
  void withTheMajorityRuleNoLineCanBePushedByBothPlayers(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition any = pushing(new Dice(seed), "line|round");
    if (any.variant().isMajorityNeeded()) {
      GamePosition given = any.variant().isOf("pikkpakk") ? any.under("equal", "no") : any;

      assertThat(lines(given, 1)).as("%s", given).noneMatch(lines(given, 2)::contains);
    }
  }

  @Property
  void aRunPushOfSomeCellsGivesTheBoardOfAsManyPushesOfOneCell(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = pushing(dice, "run");
    ReferencePikkPakk strict = new ReferencePikkPakk(given.variant().with("equal", "no"));
    ReferencePikkPakk free = new ReferencePikkPakk(given.variant().with("steps", "any"));
    for (String move : dice.shuffled(given.legal())) {
      if (ReferenceTexts.parseMove(move) instanceof ReferenceMove.PushRun push
          && strict.outcome(given.reference(), push).isLegal()) {
        String rear = push.rear();
        ReferencePosition now = given.reference().withSeen(new TreeMap<>()).withLost(0, 0);
        for (int cell = 1; cell <= push.cells(); cell++) {
          ReferenceMove once = new ReferenceMove.PushRun(rear, push.direction(), 1);
          now = now.with(free.outcome(now, once).balls());
          rear = ReferenceBoard.step(rear, push.direction());
        }

        assertThat(given.play(move).reference().balls())
            .as("%s: %s", given, move)
            .isEqualTo(now.balls());
      }
    }
  }

  @Example
  void pushRingBeginsWithTheSameFourteenMovesAsTheBaseGame() {
    assertThat(GamePosition.start("pikkpakk:push=ring").legal())
        .isEqualTo(GamePosition.start("pikkpakk").legal())
        .hasSize(14);
  }

  @Property
  void inAbaloneTheListOfMovesContainsThatOfAStricterOption(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::abalone);
    GamePosition far = given.variant().is("steps", "1") ? given.under("steps", "any") : given;
    GamePosition own = given.under("steps", "own");
    // With steps=1 only collision=stop is a variant.
    String one = given.variant().with("collision", "stop").with("steps", "1").id();

    assertContained(GamePosition.of(one, given.text()), own, dice);
    assertContained(own, given.under("steps", "any"), dice);
    assertContained(given.under("steps", "exact"), own, dice);
    assertContained(far.under("collision", "stop"), far.under("collision", "push"), dice);
    assertContained(given.under("own", "no"), given.under("own", "yes"), dice);
    assertContained(given.under("side", "no"), given.under("side", "yes"), dice);
  }

  @Property
  void inTheOtherGamesTheListOfMovesContainsThatOfAStricterOption(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition pikkPakk = Arbitraries.position(dice, Variants::pikkPakk);
    GamePosition fivePush = Arbitraries.position(dice, Variants::fivePush);
    GamePosition pushFour = Arbitraries.position(dice, Variants::pushFour);

    assertContained(pikkPakk.under("steps", "1"), pikkPakk.under("steps", "any"), dice);
    assertContained(fivePush.under("majority", "yes"), fivePush.under("majority", "no"), dice);
    assertContained(pushFour.under("full", "block"), pushFour.under("full", "drop"), dice);
  }

  @Property
  void everyMoveThatEqualYesAddsWinsAtOnce(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::pikkPakk);
    GamePosition strict = given.under("equal", "no");
    GamePosition free = given.under("equal", "yes");
    List<String> added = new ArrayList<>(free.legal());
    added.removeAll(strict.legal());

    assertContained(strict, free, dice);
    assertThat(added)
        .as("%s", free)
        .allMatch(move -> free.play(move).status().endsWith(" surrounded"));
  }

  @Property
  void inInlayEveryPushCanBeTakenBackAndSevenEqualPushesOfASquareDoNothing(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::inlay);
    for (String move : given.legal()) {
      GamePosition after = given.play(move);

      assertThat(after.isOver() || after.play(reverse(move)).text().equals(given.text()))
          .as("%s: %s", given, move)
          .isTrue();
      if (given.variant().is("push", "square")) {
        assertThat(boardAfter(given, Stream.generate(() -> move).limit(7).toList()))
            .isIn(given.board(), "");
      }
    }
  }

  @Property
  void inInlayPushesOfTwoRowsCommuteOfTwoColumnsToo(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice, Variants::inlay);
    for (String one : sample(given, dice)) {
      for (String other : sample(given, dice)) {
        boolean isSameLine = one.regionMatches(0, other, 0, one.length() - 1);
        if (isRow(one) == isRow(other) && !isSameLine) {
          String there = boardAfter(given, List.of(one, other));
          String back = boardAfter(given, List.of(other, one));

          assertThat(there.isEmpty() || back.isEmpty() || there.equals(back))
              .as("%s: %s and %s", given, one, other)
              .isTrue();
        }
      }
    }
  }

  @Property
  void inInlayTheFourPushesDoneThreeTimesDoNothing(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant = new Variants(dice).inlay();
    GamePosition given = GamePosition.start(variant.id());
    List<String> cells = dice.shuffled(variant.board().block());
    SortedMap<String, Character> balls = new TreeMap<>();
    given.reference().balls().values().forEach(ball -> balls.put(cells.remove(0), ball));
    GamePosition full = given.with(given.reference().with(balls));
    // Along lines, the lowest row and the last column do not let all four pushes be made.
    boolean line = variant.is("push", "line");
    int row = dice.between(line ? 3 : 2, 8);
    char column = (char) ('b' + dice.between(0, line ? 5 : 6));
    List<String> pushes = List.of(row + "l", column + "u", row + "r", column + "d");
    List<String> all = Stream.of(pushes, pushes, pushes).flatMap(List::stream).toList();

    assertThat(boardAfter(full, all)).isIn(full.board(), "");
  }

  /** Returns a position in which pushes of some ways are made. */
  private static GamePosition pushing(Dice dice, String ways) {
    return Stream.generate(() -> Arbitraries.position(dice, Variants::any))
        .filter(given -> given.variant().way().matches(ways))
        .filter(given -> given.position().isPushing() && !given.isOver())
        .findFirst()
        .get();
  }

  private static List<String> sample(GamePosition given, Dice dice) {
    List<String> moves = dice.shuffled(given.legal());
    return moves.subList(0, Math.min(SAMPLE, moves.size()));
  }

  /** Checks that the other list has all moves too, and that a sample leads to equal positions. */
  private static void assertContained(GamePosition strict, GamePosition free, Dice dice) {
    assertThat(free.legal()).as("%s", strict).containsAll(strict.legal());
    for (String move : sample(strict, dice)) {
      assertThat(free.play(move).text())
          .as("%s: %s", strict, move)
          .isEqualTo(strict.play(move).text());
    }
  }

  /** Returns the board after some moves; an empty text if the game ends before. */
  private static String boardAfter(GamePosition given, List<String> moves) {
    GamePosition now = given;
    for (String move : moves) {
      if (now.isOver()) {
        return "";
      }
      now = now.play(move);
    }
    return now.board();
  }

  /** Returns the lines that a player can push when it is their turn. */
  private static Set<String> lines(GamePosition given, int player) {
    return given.with(given.reference().at(player, "push")).legalMoves().stream()
        .map(move -> ((PikkPakkMove.PushLine) move).line().toString())
        .collect(Collectors.toSet());
  }

  private static String reverse(String move) {
    ReferenceMove.PushLine push = (ReferenceMove.PushLine) ReferenceTexts.parseMove(move);
    return ReferenceTexts.format(
        new ReferenceMove.PushLine(
            push.line(), ReferenceBoard.back(push.direction()), push.cells()));
  }

  private static boolean isRow(String move) {
    return Character.isDigit(move.charAt(0));
  }

  private static int lost(ReferencePosition position, int player) {
    return position.lost().orElseThrow().get(player - 1);
  }
}
