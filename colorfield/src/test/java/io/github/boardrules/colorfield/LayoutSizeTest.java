package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.VariantAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limits of a layout: 128 fields, and pieces of all 26 colours. */
class LayoutSizeTest {

  /** A picture of 4 rows and 26 columns, two gates and extra fields; the last one touches z1. */
  private static String wide(int extras) {
    String row = "grbnrgbnrgbnrgbnrgbnrgbnrg";
    return Layouts.empty()
        .with("rows", row + "/" + row + "/" + row + "/" + row)
        .with("extra", Layouts.numbered("bzz", extras))
        .with("link", "z1-zz" + extras)
        .with("middle", "e2")
        .with("fullgates", "za1-a1")
        .with("emptygates", "zb1-z4")
        .with("full", "ba1+bb1+gc1")
        .with("empty", "bx4+by4+gz4")
        .id();
  }

  @Test
  void aLayoutHasAtMost128FieldsGatesIncluded() {
    assertThat(ColorfieldLayout.MAX_FIELDS).isEqualTo(128);
    assertThat(ColorfieldLayout.parse(wide(22)).fields()).hasSize(128);
    VariantAssertions.assertCondition(
        ColorfieldOptions::parse,
        wide(23),
        ColorfieldTextReason.TOO_MANY_FIELDS,
        Map.of("count", "129", "most", "128"));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 12, 22})
  void theLastFieldIsLikeAnyOther(int extras) {
    String last = "zz" + extras;
    GamePosition given =
        Setup.of(wide(extras)).with("Gz1 b" + last + " gz4 Rza1 rb1").gamePosition();
    GamePosition taking = Setup.of(wide(extras)).with("Bz1 gzz3 ba3 Rza1 rb1").gamePosition();

    assertThat(given.reason("z1-" + last)).isEqualTo("occupied");
    assertThat(given.at(last)).isEqualTo("b");
    assertThat(taking.legal("z1-" + last)).containsExactly("z1-" + last + "xzz3");
    assertThat(taking.play("z1-" + last + "xzz3").text()).isEqualTo("2 0 ba3,rb1,Rza1,B" + last);
    assertThat(taking.play("z1-" + last + "xzz3", "a3-b3").legal(last))
        .containsExactly(last + "-z1");
  }

  @Test
  void theSmallestLayoutHasAMiddleAndTwoGates() {
    GamePosition start =
        GamePosition.start("colorfield:extra=ra1,middle=a1,fullgates=b1-a1,emptygates=c1-a1");

    // The reds stand on red gates and never get into the red middle.
    assertThat(start.text()).isEqualTo("1 0 Rb1,rc1");
    assertThat(start.status()).isEqualTo("win 2 blocked");
  }

  @ParameterizedTest
  @ValueSource(chars = {'a', 'g', 'h', 'i', 'o', 'p', 'q', 's', 'y', 'z'})
  void aPieceOfAnyColourTakesAndIsTaken(char colour) {
    // It comes from the column beside its own; its prey stands on the other field of its colour.
    char beside = colour == 'z' ? 'y' : (char) (colour + 1);
    String piece = String.valueOf((char) (colour - 'a' + 'A'));
    GamePosition given =
        Setup.of(Layouts.RAINBOW)
            .with(piece + beside + "1 b" + colour + "2 Rxa1 rxb1")
            .gamePosition();
    String move = beside + "1-" + colour + "1x" + colour + "2";

    assertThat(given.legal(beside + "1-" + colour)).containsExactly(move);
    assertThat(given.play(move).at(colour + "1")).isEqualTo(piece);
    assertThat(given.play(move).at(colour + "2")).isEqualTo(".");
    GamePosition taken =
        Setup.of(Layouts.RAINBOW).with(piece + "e1 ed1 Rxa1 rxb1").toMove(2).gamePosition();
    assertThat(taken.reason("d1-e1")).isEqualTo("occupied");
    assertThat(taken.legal("d1-e2")).containsExactly("d1-e2xe1");
    assertThat(taken.play("d1-e2xe1").text()).isEqualTo("1 0 ee2,Rxa1,rxb1");
    for (String field : List.of("c1", "z2")) {
      GamePosition noRed =
          Setup.of(Layouts.RAINBOW).with("Rxa1 " + colour + field).toMove(2).gamePosition();
      assertThat(noRed.status()).startsWith("win 1 ");
    }
  }
}
