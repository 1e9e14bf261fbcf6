package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesLawsTest {
  private static final Trio TRIO = Trio.parse("trio");
  private static final String START = ".../.../... 1 0";

  @Test
  void correctGamesKeepAllLaws() {
    RulesLaws.of(TRIO).withReader(Trio::parse).check(1);
    RulesLaws.of(Trio.parse("trio:plies=12,far=no")).withReader(Trio::parse).check(2);
    RulesLaws.of(ModifiedTrio.warning(TrioMove.of(0)::equals, "Really?")).check(3);
    RulesLaws.of(new Countdown()).check(4); // all defaults
  }

  /** So few positions do not tell whether a value depends on them. */
  @Test
  void aGameOfFewPositionsMayHaveOneValue() {
    RulesLaws.of(
            new Countdown() {
              @Override
              public Knowledge<Integer, Integer> knowledge() {
                return Knowledge.<Integer, Integer>none().withEvaluation(position -> 0.5);
              }
            })
        .check(1);
  }

  /** Half of the games last one move, so only one player has moved, and that player has lost. */
  @Test
  void anEvaluationIsNotBlamedForGamesOfAMoveOrTwo() {
    Countdown rules =
        new Countdown(2000, 2000) {
          @Override
          public Status status(Integer position) {
            return position < 2000
                ? Status.win(1 + position % 2, TrioReason.TIRED)
                : Status.ongoing(1 + position % 2);
          }

          @Override
          public List<Integer> legalMoves(Integer position) {
            return position < 2000 ? List.of() : super.legalMoves(position);
          }

          @Override
          public Knowledge<Integer, Integer> knowledge() {
            return Knowledge.<Integer, Integer>none()
                .withEvaluation(
                    position -> position == 4000 ? -0.5 : position % 2 == 0 ? 0.46 : -0.46);
          }
        };

    RulesLaws.of(rules).withLaws(Law.LAW_24_KNOWLEDGE).check(1);
  }

  private static TrioPosition position(String text) {
    return TRIO.notation().parsePosition(text);
  }

  /** Reasons are compared by their codes; those of core belong to no page. */
  @ParameterizedTest
  @CsvSource({
    "row, row tired, true",
    "column, row, false",
    "illegal, row, false",
    "illegal, illegal, true",
    "malformed, row, true",
    "unknown-option, row, true",
    "game-over, row, true",
    "dead-end, row, true"
  })
  void onlyTheReasonsOfThePageMayAppear(String code, String page, boolean isAllowed) {
    Reason reason = new LawFaultsTest.Coded(code);

    List<LawFaultsTest.Coded> allowed =
        Stream.of(page.split(" ", -1)).map(LawFaultsTest.Coded::new).toList();

    assertThat(Law19Reasons.isAllowed(reason, allowed)).isEqualTo(isAllowed);
  }

  private static void assertBroken(ThrowingCallable check, String... seen) {
    assertThatThrownBy(check).isInstanceOf(BrokenLawError.class).hasMessageContainingAll(seen);
  }

  @Test
  void aSeedDeterminesThePositions() {
    UnaryOperator<RulesLaws<TrioPosition, TrioMove>> some =
        laws -> laws.withLaws(Law.LAW_02_OVER, Law.LAW_08_READERS);

    assertThat(positionsAskedFor(some, 5))
        .isEqualTo(positionsAskedFor(some, 5))
        .isNotEqualTo(positionsAskedFor(some, 6))
        .hasSizeGreaterThan(20);
  }

  /** Returns the positions whose status is requested while law 17 is checked with some settings. */
  private static List<String> positionsAskedFor(
      UnaryOperator<RulesLaws<TrioPosition, TrioMove>> settings) {
    return positionsAskedFor(laws -> settings.apply(laws.withLaws(Law.LAW_17_DIAGRAMS)), 1);
  }

  private static List<String> positionsAskedFor(
      UnaryOperator<RulesLaws<TrioPosition, TrioMove>> settings, long seed) {
    List<String> asked = new ArrayList<>();
    Trio recording =
        ModifiedTrio.status(
            position -> {
              if (position != null) {
                asked.add(position.toString());
              }
              return TRIO.status(position);
            });
    settings.apply(RulesLaws.of(recording)).check(seed);
    return asked;
  }

  @Test
  void theNumberAndTheLengthOfGamesAreChosen() {
    assertThat(positionsAskedFor(laws -> laws.withMaxPlies(2)))
        .contains(START)
        .noneMatch(text -> text.matches(".* [3-9]"));
    List<String> one = positionsAskedFor(laws -> laws.withMaxPlies(1));
    List<String> three = positionsAskedFor(laws -> laws.withMaxPlies(1).withGames(3));

    assertThat(positionsAskedFor(laws -> laws.withGames(0))).isEmpty();
    assertThat(Collections.frequency(three, START))
        .isEqualTo(3 * Collections.frequency(one, START));
  }

  /** Without near misses, only the start and a position after one move are asked for. */
  @Test
  void nearMissesAreChecked() {
    Set<String> ofGames = new TreeSet<>(List.of(START));
    TRIO.legalMoves(TRIO.start())
        .forEach(move -> ofGames.add(TRIO.play(TRIO.start(), move).toString()));

    int others = 0;
    for (long seed = 0; seed < 20; seed++) {
      Set<String> asked =
          new TreeSet<>(
              positionsAskedFor(laws -> laws.withLaws(Law.LAW_17_DIAGRAMS).withMaxPlies(1), seed));
      asked.removeAll(ofGames);
      assertThat(asked).hasSizeLessThanOrEqualTo(2);
      others += asked.size();
    }

    assertThat(others).isGreaterThan(20);
  }

  @ParameterizedTest
  @CsvSource({"games, 0", "maxPlies, 1", "movesPerPosition, 1"})
  void aNumberThatIsTooSmallIsRefused(String name, int least) {
    IntFunction<RulesLaws<TrioPosition, TrioMove>> with =
        number ->
            switch (name) {
              case "games" -> RulesLaws.of(TRIO).withGames(number);
              case "maxPlies" -> RulesLaws.of(TRIO).withMaxPlies(number);
              default -> RulesLaws.of(TRIO).withMovesPerPosition(number);
            };

    with.apply(least).check(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with.apply(least - 1))
        .withMessage("%s is %d, but must be %d or more.", name, least - 1, least);
  }

  @Test
  void eachSettingIsKeptWhenAnotherChanges() {
    CheckSettings<TrioPosition, TrioMove> settings =
        new CheckSettings<>(TRIO)
            .with(
                changed -> {
                  changed.laws = Set.of(Law.LAW_02_OVER);
                  changed.games = 2;
                  changed.maxPlies = 3;
                  changed.movesPerPosition = 4;
                  changed.positions = List.of(TRIO.start());
                  changed.moves = TRIO.legalMoves(TRIO.start());
                  changed.texts = List.of("a1");
                  changed.reasons = List.of(TrioReason.ROW);
                  changed.listener = reason -> {};
                  changed.reader = Optional.of(Trio::parse);
                });

    assertThat(settings.with(changed -> {})).usingRecursiveComparison().isEqualTo(settings);
    assertThat(settings.with(changed -> changed.games = 7).games).isEqualTo(7);
    assertThat(settings.games).isEqualTo(2);
  }

  @Test
  void gamesBeginInGivenPositionsToo() {
    List<TrioPosition> given = List.of(position("xxo/oo./... 1 20"));

    assertThat(positionsAskedFor(laws -> laws.withPositions(given).withMaxPlies(2)))
        .contains(START, "xxo/oo./... 1 20");
  }

  @Test
  void givenMovesAreTriedEverywhere() {
    TrioMove foreign = TRIO.notation().parseMove("d4-d3-d2");
    Trio rules =
        ModifiedTrio.legal(
            (position, move) -> TRIO.isLegal(position, move) || move.equals(foreign));
    RulesLaws<TrioPosition, TrioMove> laws = RulesLaws.of(rules).withLaws(Law.LAW_03_REFUSAL);

    laws.check(1);
    assertBroken(
        () -> laws.withMoves(List.of(foreign)).check(1),
        "d4-d3-d2 is not listed but isLegal returns true");
  }

  @Test
  void aGivenMoveNeedNotBeReadableButMustBeWhatItsTextSays() {
    RulesLaws.of(new Countdown()).withMoves(List.of(-1)).check(1);
    Countdown positive = countdown(move -> "" + Math.abs(move), text -> text);
    Countdown dumb = countdown(Object::toString, text -> text.replace('2', '?'));

    RulesLaws.of(positive).check(1);
    assertBroken(
        () -> RulesLaws.of(positive).withMoves(List.of(-1)).check(1), "law 7", "1 is read as 1");
    assertBroken(
        () -> RulesLaws.of(dumb).withLaws(Law.LAW_07_MOVE_TEXT).withMoves(List.of(2)).check(1),
        "law 7",
        "the rules threw io.github.boardrules.core.NotationException");
  }

  /** Returns a game whose moves are written, and changed before they are read. */
  private static Countdown countdown(
      Function<Integer, String> written, UnaryOperator<String> read) {
    return new Countdown() {
      @Override
      public Notation<Integer, Integer> notation() {
        Notation<Integer, Integer> texts = super.notation();
        return Notation.of(
            written,
            text -> texts.parseMove(read.apply(text)),
            Object::toString,
            texts::parsePosition);
      }
    };
  }

  @Test
  void givenTextsAreReadByAllReaders() {
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(TRIO)
            .withLaws(Law.LAW_08_READERS)
            .withReader(
                id -> {
                  if (id.equals("open sesame")) {
                    throw new IllegalStateException("a cave");
                  }
                  return Trio.parse(id);
                });

    laws.check(1);
    assertThatThrownBy(() -> laws.withTexts(List.of("open sesame")).check(1))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("the variant reader of \"open sesame\" threw")
        .hasRootCauseMessage("a cave");
  }

  @Test
  void anExceptionFromTheRulesBreaksTheLaw() {
    Trio rules =
        ModifiedTrio.canonical(
            position -> {
              throw new ArithmeticException("no order");
            });

    BrokenLawError error =
        catchThrowableOfType(BrokenLawError.class, () -> RulesLaws.of(rules).check(1));

    assertThat(error.law()).isEqualTo(Law.LAW_12_SYMMETRIES);
    assertThat(error).hasRootCauseInstanceOf(ArithmeticException.class);
    RulesLaws.of(rules)
        .withoutLaws(Law.LAW_12_SYMMETRIES, Law.LAW_16_THREADS)
        .withoutLaws(Law.LAW_21_BAD_INPUT)
        .check(1);
  }

  @Test
  void rulesThatCannotBePlayedBreakALawEvenIfItIsNotSelected() {
    Trio rules =
        ModifiedTrio.play(
            (position, move) -> {
              throw new ArithmeticException("no play");
            });

    assertBroken(
        () -> RulesLaws.of(rules).withLaws(Law.LAW_17_DIAGRAMS).check(1),
        "law 3",
        "threw java.lang.ArithmeticException: no play");
  }

  @Test
  void theListenerReceivesTheReasonsThatAppear() {
    Set<Reason> seen = new HashSet<>();
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(TRIO)
            .withLaws(Law.LAW_02_OVER, Law.LAW_03_REFUSAL, Law.LAW_08_READERS, Law.LAW_19_REASONS)
            .withListener(seen::add)
            .withMoves(List.of(TrioMove.PASS));

    for (int seed = 0; seed < 3; seed++) {
      laws.withReasons(Set.of(TrioReason.values())).check(seed);
    }
    laws.checkPosition(position("xxo/o../... 1 30"));
    RulesLaws.of(Trio.parse("trio:far=no"))
        .withLaws(Law.LAW_03_REFUSAL)
        .withListener(seen::add)
        .check(1);

    assertThat(seen).contains(TrioReason.values());
  }

  @Test
  void aReasonThatIsNotOnThePageBreaksLaw19() {
    Set<Reason> others = new HashSet<>(Set.of(TrioReason.values()));
    others.remove(TrioReason.OCCUPIED);
    RulesLaws<TrioPosition, TrioMove> laws = RulesLaws.of(TRIO).withReasons(others);
    String text = "x../.o./... 1 2";
    String seen = "the reason occupied appeared";

    assertBroken(() -> laws.checkPosition(position(text)), "law 19", "position: " + text, seen);
    laws.withoutLaws(Law.LAW_19_REASONS).checkPosition(position(text));
  }

  @Test
  void aPositionThatIsCheckedAloneMustNotChange() {
    Trio rules = new BrokenMoves.MarkingTrio(true, true);
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(rules).withLaws(Law.LAW_03_REFUSAL, Law.LAW_05_UNCHANGED);

    assertBroken(() -> laws.checkPosition(rules.start()), "law 5", "the hash code was ");
  }

  @Test
  void theErrorSaysHowToReproduceIt() {
    Trio rules =
        ModifiedTrio.refusal(
            (position, move) ->
                position.toString().endsWith(" 3")
                    ? Optional.empty()
                    : TRIO.refusal(position, move));

    BrokenLawError error =
        catchThrowableOfType(
            BrokenLawError.class,
            () -> RulesLaws.of(rules).withLaws(Law.LAW_03_REFUSAL).withGames(2).check(77));

    assertThat(error.law().number()).isEqualTo(3);
    assertThat(error.variant()).isEqualTo("trio");
    assertThat(error.position()).endsWith(" 2 3");
    assertThat(error.getMessage().lines())
        .hasSize(5)
        .startsWith("Broken: law 3. A move is refused exactly when it is not in the legal list.")
        .contains("  variant:  trio", "  where:    seed 77, game 0, ply 3");
  }

  /** So a listener does not depend on the other laws. */
  @ParameterizedTest
  @CsvSource({
    "LAW_02_OVER, xxx/oo./... 2 5, row",
    "LAW_03_REFUSAL, x../.o./... 1 2, occupied",
    "LAW_04_REFUSED_PLAY, x../.o./... 1 2, occupied",
    "LAW_08_READERS, x../.o./... 1 2, malformed",
    "LAW_09_DRAFTS, x../.o./... 1 2, dead-end",
    "LAW_19_REASONS, xxx/oo./... 2 5, row"
  })
  void everyLawReportsReasons(Law law, String position, String reason) {
    Set<String> seen = new HashSet<>();

    RulesLaws.of(TRIO)
        .withLaws(law)
        .withListener(found -> seen.add(found.code()))
        .checkPosition(position(position));

    assertThat(seen).contains(reason);
  }
}
