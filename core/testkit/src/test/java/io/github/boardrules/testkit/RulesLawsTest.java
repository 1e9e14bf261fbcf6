package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesLawsTest {
  private static final Trio TRIO = Trio.parse("trio");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aCorrectGameKeepsAllLaws(long seed) {
    RulesLaws<?, ?> laws = RulesLaws.of(TRIO).withReader(Trio::parse);

    assertThatCode(() -> laws.check(seed)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void anotherVariantKeepsAllLaws(long seed) {
    RulesLaws<?, ?> laws = RulesLaws.of(Trio.parse("trio:plies=12,far=no")).withReader(Trio::parse);

    assertThatCode(() -> laws.check(seed)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aGameWithAllDefaultsKeepsAllLaws(long seed) {
    assertThatCode(() -> RulesLaws.of(new Countdown()).check(seed)).doesNotThrowAnyException();
  }

  @Test
  void aSeedDeterminesThePositions() {
    assertThat(positionsAskedFor(5)).isEqualTo(positionsAskedFor(5)).hasSizeGreaterThan(20);
    assertThat(positionsAskedFor(5)).isNotEqualTo(positionsAskedFor(6));
  }

  private static List<String> positionsAskedFor(long seed) {
    List<String> asked = new ArrayList<>();
    RulesLaws.of(recording(asked)).only(Law.LAW_02_OVER, Law.LAW_08_READERS).check(seed);
    return asked;
  }

  /** Returns a game that records the positions whose status is requested. */
  private static Trio recording(List<String> asked) {
    return ModifiedTrio.status(
        position -> {
          if (position != null) {
            asked.add(position.toString());
          }
          return TRIO.status(position);
        });
  }

  @Test
  void theEffortLimitsTheLengthOfGames() {
    List<String> asked = new ArrayList<>();

    RulesLaws.of(recording(asked)).only(Law.LAW_02_OVER).withMaxPlies(2).check(1);

    assertThat(asked).contains(".../.../... 1 0").noneMatch(text -> text.matches(".* [3-9]"));
  }

  @Test
  void theEffortDeterminesTheNumberOfGames() {
    List<String> none = new ArrayList<>();
    List<String> one = new ArrayList<>();
    List<String> three = new ArrayList<>();

    RulesLaws.of(recording(none)).only(Law.LAW_02_OVER).withGames(0).check(1);
    RulesLaws.of(recording(one)).only(Law.LAW_02_OVER).withMaxPlies(1).check(1);
    RulesLaws.of(recording(three)).only(Law.LAW_02_OVER).withMaxPlies(1).withGames(3).check(1);

    assertThat(none).isEmpty();
    assertThat(three.stream().filter(".../.../... 1 0"::equals))
        .hasSize(3 * (int) one.stream().filter(".../.../... 1 0"::equals).count());
  }

  @Test
  void nearMissesAreChecked() {
    List<String> asked = new ArrayList<>();
    List<String> few = new ArrayList<>();

    RulesLaws<?, ?> laws = RulesLaws.of(recording(asked)).only(Law.LAW_02_OVER);
    laws.withEffort(Effort.standard().withNearMisses(20)).check(1);
    RulesLaws<?, ?> withoutNearMisses = RulesLaws.of(recording(few)).only(Law.LAW_02_OVER);
    withoutNearMisses.withEffort(Effort.standard().withNearMisses(0)).check(1);

    assertThat(new TreeSet<>(asked)).hasSizeGreaterThan(new TreeSet<>(few).size() + 10);
  }

  @Test
  void gamesBeginInGivenPositionsToo() {
    List<String> asked = new ArrayList<>();
    TrioPosition given = TRIO.notation().parsePosition("xxo/oo./... 1 20");

    RulesLaws.of(recording(asked))
        .only(Law.LAW_02_OVER)
        .withPositions(List.of(given))
        .withMaxPlies(2)
        .check(1);

    assertThat(asked).contains(".../.../... 1 0", "xxo/oo./... 1 20");
  }

  @Test
  void aPositionIsCheckedAlone() {
    TrioPosition over = TRIO.notation().parsePosition("xxx/oo./... 2 5");

    assertThatCode(() -> RulesLaws.of(TRIO).checkPosition(over)).doesNotThrowAnyException();
    assertThatCode(() -> RulesLaws.of(TRIO).checkPosition(TRIO.start())).doesNotThrowAnyException();
  }

  @Test
  void allGivenPositionsAreChecked() {
    TrioPosition wrong = TRIO.notation().parsePosition("x../.../... 2 7");
    Trio rules =
        ModifiedTrio.count(
            position -> TRIO.countLegal(position) + (position.equals(wrong) ? 1 : 0));
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(rules).withPositions(List.of(rules.start(), wrong));

    BrokenLawError error = catchThrowableOfType(BrokenLawError.class, laws::checkPositions);

    assertThat(error.law()).isEqualTo(Law.LAW_10_CODES);
    assertThat(error.position()).isEqualTo("x../.../... 2 7");
    assertThatCode(() -> laws.withPositions(List.of(rules.start())).checkPositions())
        .doesNotThrowAnyException();
  }

  @Test
  void givenMovesAreTriedEverywhere() {
    TrioMove foreign = TRIO.notation().parseMove("d4-d3-d2");
    Trio rules =
        ModifiedTrio.legal(
            (position, move) -> TRIO.isLegal(position, move) || move.equals(foreign));
    RulesLaws<TrioPosition, TrioMove> laws = RulesLaws.of(rules).only(Law.LAW_03_REFUSAL);

    assertThatCode(() -> laws.check(1)).doesNotThrowAnyException();
    assertThatThrownBy(() -> laws.withMoves(List.of(foreign)).check(1))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("d4-d3-d2 is not listed but isLegal returns true");
  }

  @Test
  void givenTextsAreReadByAllReaders() {
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(TRIO)
            .only(Law.LAW_08_READERS)
            .withReader(
                id -> {
                  if (id.equals("open sesame")) {
                    throw new IllegalStateException("a cave");
                  }
                  return Trio.parse(id);
                });

    assertThatCode(() -> laws.check(1)).doesNotThrowAnyException();
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
    assertThatCode(
            () ->
                RulesLaws.of(rules)
                    .without(Law.LAW_12_SYMMETRIES, Law.LAW_16_THREADS)
                    .without(Law.BAD_INPUT)
                    .check(1))
        .doesNotThrowAnyException();
  }

  @Test
  void rulesThatCannotBePlayedBreakALawEvenIfItIsNotSelected() {
    Trio rules =
        ModifiedTrio.play(
            (position, move) -> {
              throw new ArithmeticException("no play");
            });

    assertThatThrownBy(() -> RulesLaws.of(rules).only(Law.LAW_17_DIAGRAMS).check(1))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("law 3")
        .hasMessageContaining("threw java.lang.ArithmeticException: no play");
  }

  @Test
  void theReasonsThatAppearAreRecordedInTheLedger() {
    ReasonLedger ledger = new ReasonLedger();
    TrioMove pass = TRIO.notation().parseMove("pass");
    RulesLaws<TrioPosition, TrioMove> laws =
        RulesLaws.of(TRIO).withLedger(ledger).withMoves(List.of(pass));

    for (int seed = 0; seed < 10; seed++) {
      laws.withReasons(Set.of(TrioReason.values())).check(seed);
    }
    laws.checkPosition(TRIO.notation().parsePosition("xxo/o../... 1 30"));
    RulesLaws.of(Trio.parse("trio:far=no")).withLedger(ledger).check(1);

    assertThatCode(() -> ledger.assertExactly(Set.of(TrioReason.values())))
        .doesNotThrowAnyException();
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
            () -> RulesLaws.of(rules).only(Law.LAW_03_REFUSAL).withGames(2).check(77));

    assertThat(error.law().number()).isEqualTo(3);
    assertThat(error.variant()).isEqualTo("trio");
    assertThat(error.position()).endsWith(" 2 3");
    assertThat(error.getMessage().lines())
        .hasSize(5)
        .startsWith("Broken: law 3. A move is refused exactly when it is not in the legal list.")
        .contains("  variant:  trio", "  where:    seed 77, game 0, ply 3");
  }
}
