package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "End of the game". */
class EndingTest {
  private static final List<String> VARIANTS =
      List.of("tzaar", "tzaar:cover=forbid", "tzaar:setup=tournament", "tzaar:setup=random,seed=3");

  /** Everybody can capture: A1 and B1, C1 and D1, G1 and H1 are neighbours. */
  private static final List<String> STACKS = List.of("ZA1", "RC1", "TG1", "zB1", "rD1", "tH1");

  static Stream<String> allStacks() {
    return STACKS.stream();
  }

  @ParameterizedTest
  @MethodSource("allStacks")
  void whoLacksAKindHasLost(String lacking) {
    int loser = Character.isUpperCase(lacking.charAt(0)) ? 1 : 2;
    Setup setup =
        Setup.of("tzaar")
            .with(String.join(" ", STACKS.stream().filter(s -> !s.equals(lacking)).toList()));
    String captured = "win " + (3 - loser) + " kind-captured";
    String covered = "win " + (3 - loser) + " kind-covered";

    for (String variant : VARIANTS) {
      for (int mover = 1; mover <= 2; mover++) {
        setup.toMove(mover);
        Table first = Table.of(variant, setup.phase("first").text());
        Table second = Table.of(variant, setup.phase("second").text());

        assertOver(first, mover == loser ? captured : covered);
        assertOver(second, captured);
      }
    }
  }

  @Test
  void whoHasAllKindsAndCanCaptureGoesOn() {
    Setup setup = Setup.of("tzaar").with(String.join(" ", STACKS));

    for (int mover = 1; mover <= 2; mover++) {
      assertThat(setup.toMove(mover).phase("first").table().status()).isEqualTo("ongoing");
      assertThat(setup.toMove(mover).phase("first").table().legal()).hasSize(4);
      assertThat(setup.toMove(mover).phase("second").table().status()).isEqualTo("ongoing");
    }
  }

  @ParameterizedTest
  @CsvSource({
    // too weak; or out of line and across the hole
    "1, ZA1 RA2 TA3 z2B1 r2B2 t2B3 t2B4",
    "1, ZE4 RI1 TI3 zE5 rA1 tA2",
    "2, zA1 rA2 tA3 Z2B1 R2B2 T9B3 T2B4",
    "2, zE5 rI1 tI3 ZE4 RA1 TA3",
  })
  void whoCannotCaptureAtTheBeginningOfHisTurnHasLost(int mover, String stacks) {
    Setup setup = Setup.of("tzaar").with(stacks).toMove(mover);

    for (String variant : VARIANTS) {
      assertOver(Table.of(variant, setup.text()), "win " + (3 - mover) + " no-capture");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, ZE4 RI1 TI3 zE5 rA1 tA2",
    "2, zE5 rI1 tI3 ZE4 RA1 TA3",
  })
  void notToBeAbleToCaptureBeforeTheSecondStepIsNoLoss(int mover, String stacks) {
    Table table = Setup.of("tzaar").with(stacks).toMove(mover).phase("second").table();

    assertThat(table.status()).isEqualTo("ongoing");
    assertThat(table.legal()).containsExactlyInAnyOrder("I1+I3", "I3+I1", "pass");
  }

  @Test
  void toHaveNothingButThePassIsNoLossEither() {
    Table table = Setup.of("tzaar").with("ZE4 RI1 TD8 zE5 rA1 tA2").phase("second").table();

    assertThat(table.legal()).containsExactly("pass");
    assertThat(table.status()).isEqualTo("ongoing");
    assertThat(table.play("pass").status()).isEqualTo("win 1 no-capture");
  }

  @Test
  void missingKindsComeBeforeMissingCaptures() {
    // Black could not capture; but White has covered his last Tzarra.
    assertOver(
        Setup.of("tzaar").with("Z2E4 TA1 zE5 rI1 tI2").toMove(2).table(), "win 2 kind-covered");
    // White could not capture; but his last Tott was captured before.
    assertOver(Setup.of("tzaar").with("ZE4 RA1 zE5 rI1 tI2").table(), "win 2 kind-captured");
    assertOver(
        Setup.of("tzaar").with("zE4 rA1 ZE5 RI1 TI2").toMove(2).table(), "win 1 kind-captured");
  }

  @Test
  void aCaptureOfTheLastStackOfAKindEndsTheGameAtOnceInEitherStep() {
    Setup setup = Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1 tH1");

    for (String move : List.of("A1xB1", "C1xB1", "C1xD1", "G1xH1")) {
      assertOver(setup.phase("first").table().play(move), "win 1 kind-captured");
    }
    for (String phase : List.of("first", "second")) {
      assertOver(setup.phase(phase).toMove(2).table().play("B1xA1"), "win 2 kind-captured");
    }
    assertOver(setup.phase("second").toMove(1).table().play("G1xH1"), "win 1 kind-captured");
  }

  @Test
  void whoCoversHisOwnLastStackOfAKindLosesAtOnceEvenIfTheOpponentCouldNotCapture() {
    Setup white = Setup.of("tzaar").with("ZA1 RA2 TA3 TA4 zI1 rI2 tI3").phase("second");
    Setup black = Setup.of("tzaar").with("zA1 rA2 tA3 tA4 ZI1 RI2 TI3").phase("second").toMove(2);

    assertOver(white.table().play("A3+A2"), "win 2 kind-covered");
    assertOver(white.table().play("A1+A2"), "win 2 kind-covered");
    assertOver(black.table().play("A2+A1"), "win 1 kind-covered");
    assertThat(white.table().play("A2+A3").status()).isEqualTo("win 1 no-capture");
  }

  @Test
  void withForbidNobodyCoversHisLastStackOfAKind() {
    Setup setup = Setup.of("tzaar:cover=forbid").with("ZA1 RA2 TA3 TA4 zI1 rI2 tI3");

    assertThat(setup.phase("second").table().legal())
        .containsExactlyInAnyOrder("A2+A3", "A3+A4", "A4+A3", "pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tzaar", "tzaar:setup=random,seed=9", "tzaar:setup=tournament"})
  void theGameGoesOnWhilePlacingAndOpening(String variant) {
    assertThat(Table.start(variant).status()).isEqualTo("ongoing");
  }

  @Test
  void aWinNamesThePlayerAndTheReason() {
    Table won = Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1").table();
    Status status = won.rules().status(won.position());

    assertThat(status).isEqualTo(new Status.Win(1, TzaarEnding.KIND_COVERED));
    assertThat(TzaarEnding.KIND_COVERED.message(Locale.ENGLISH, Map.of()))
        .isEqualTo("the opponent has covered his own last stack of a kind.");
    assertThat(TzaarEnding.values())
        .extracting(TzaarEnding::code)
        .containsExactly("kind-captured", "kind-covered", "no-capture");
  }

  private static void assertOver(Table table, String status) {
    assertThat(table.status()).isEqualTo(status);
    assertThat(table.legal()).isEmpty();
    assertThat(table.rules().countLegal(table.position())).isZero();
  }
}
