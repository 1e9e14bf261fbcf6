package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "The standard board" and "Invariants": the symmetries of layouts. */
class SymmetryTest {
  /** It has reflections, too. */
  private static final String MIRROR =
      "colorfield:rows=gbg/yry/gbg,middle=b2,fullgates=x1-b1,emptygates=y1-b3,full=ga1+gc1"
          + ",empty=ga3+gc3";

  @Test
  void theStandardLayoutHasAHalfTurnThatExchangesTheTeams() {
    ColorfieldRules rules = ColorfieldRules.standard();
    Symmetry<ColorfieldPosition, ColorfieldMove> turn = rules.symmetries().get(1);

    assertThat(rules.symmetries()).hasSize(2);
    assertThat(turn.player(1)).isEqualTo(2);
    assertThat(turn.player(2)).isEqualTo(1);
    assertThat(turn.move(ColorfieldMove.parse("a1-b2"))).hasToString("j10-i9");
    assertThat(turn.move(ColorfieldMove.parse("x1-c1"))).hasToString("y3-h10");
    assertThat(turn.move(ColorfieldMove.parse("e4-f4xa6"))).hasToString("f7-e7xj5");
    assertThat(turn.move(ColorfieldMove.parse("x2-k1"))).hasToString("y2-k1");
  }

  @Test
  void theBoardIsTurnedAndTheTeamsAndThePlayersAreExchanged() {
    GamePosition given = example();
    Symmetry<ColorfieldPosition, ColorfieldMove> turn = given.rules().symmetries().get(1);
    GamePosition image = given.with(turn.position(given.position()));

    assertThat(image.text()).isEqualTo("2 5 Ya6,Gc8,gf7,Ri9,Bj5,Rx3,ry3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1 | a1 a3 c1 c3",
        "b1 | b1 b3",
        "a2 | a2 c2",
        "b2 | b2",
        "x1 | x1 y1",
      })
  void aFieldIsMappedToItsImages(String field, String images) {
    ColorfieldRules rules = ColorfieldRules.parse(MIRROR);
    TreeSet<String> seen = new TreeSet<>();
    rules
        .symmetries()
        .forEach(
            symmetry ->
                seen.add(
                    symmetry.move(ColorfieldMove.parse(field + "-" + field)).from().toString()));

    assertThat(rules.symmetries()).hasSize(4);
    assertThat(String.join(" ", seen)).isEqualTo(images);
  }

  @Test
  void teamsAreExchangedOnlyWhereBothHaveTheSamePieces() {
    String unequal = MIRROR.replace("empty=ga3+gc3", "empty=ga3+bc3");

    assertThat(ColorfieldRules.parse(unequal).symmetries()).hasSize(2);
    assertThat(ColorfieldRules.parse(unequal).symmetries())
        .allMatch(symmetry -> symmetry.player(1) == 1);
    // Where the pieces start does not matter.
    assertThat(ColorfieldRules.parse(MIRROR.replace("full=ga1+gc1", "full=ga1+ga2")).symmetries())
        .hasSize(4);
  }

  @Test
  void layoutsWithoutSymmetriesHaveTheIdentityAlone() {
    assertThat(ColorfieldRules.parse(Layouts.SMALL).symmetries()).hasSize(2);
    assertThat(ColorfieldRules.parse(Layouts.HOLES).symmetries()).hasSize(1);
  }

  @Test
  void aLayoutWithVeryManySymmetriesHasTheIdentityAlone() {
    ColorfieldRules rules =
        ColorfieldRules.parse(Layouts.small().with("extra", Layouts.numbered("gz", 40)).id());

    assertThat(rules.symmetries()).hasSize(1);
    assertThat(rules.canonical(rules.start())).isEqualTo(rules.start());
  }

  /** The example of the page, which has a half turn. */
  private static GamePosition example() {
    return GamePosition.of("colorfield:quiet=100", "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
  }
}
