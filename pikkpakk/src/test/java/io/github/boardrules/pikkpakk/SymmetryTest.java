package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": turns and reflections of the board, and the exchange of colours. */
class SymmetryTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | 16",
        "pikkpakk:board=11 | 16",
        "pikkpakk:push=ring | 16",
        "pikkpakk:push=square | 16",
        "pikkpakk:push=capture | 16",
        "pikkpakk:start=joint | 8",
        "pushfour | 16",
        "fivepush | 8",
        "abalone | 16",
        "abalone:start=joint | 8",
        // what leaves the goal as it is: all of the chessboard, half a turn of the spiral, ...
        "inlay | 8",
        "inlay:from=chess,to=spiral | 2",
        "inlay:to=halves | 1",
        "inlay:to=frame | 8",
      })
  void aVariantHasTheSymmetriesThatKeepItsRules(String variant, int symmetries) {
    List<Symmetry<PikkPakkPosition, PikkPakkMove>> all =
        GamePosition.start(variant).rules().symmetries();
    PikkPakkPosition start = GamePosition.start(variant).position();

    assertThat(all).hasSize(symmetries);
    assertThat(all.get(0).position(start)).isEqualTo(start);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | b2 | b2 b8 h2 h8",
        "pikkpakk | a4 | a4 a6 d1 d9 f1 f9 i4 i6",
        "pikkpakk | e5 | e5",
        "pikkpakk | bu | 2l 2r 8l 8r bd bu hd hu",
        "pikkpakk | 5l2 | 5l2 5r2 ed2 eu2",
        "pikkpakk:board=11 | ku | 11l 11r 1l 1r ad au kd ku",
        "pikkpakk | ku | 11l 11r kd ku",
        "pikkpakk | c9l | a3d a7u c1l c9l g1r g9r i3d i7u",
        "abalone | a2-c2u | a2-c2u a8-c8d b1-b3r b7-b9r g2-i2u g8-i8d h1-h3l h7-h9l",
        "inlay:from=chess,to=spiral | b3 | b3 h7",
        "inlay:to=halves | b3 | b3",
      })
  void aMoveGoesWhereTheBoardCoversItself(String variant, String move, String images) {
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    TreeSet<String> found = new TreeSet<>();
    for (Symmetry<PikkPakkPosition, PikkPakkMove> symmetry : rules.symmetries()) {
      found.add(symmetry.move(PikkPakkMove.parse(move)).toString());
    }

    assertThat(String.join(" ", found)).isEqualTo(images);
  }

  @Test
  void theExchangeOfColoursExchangesSidesLostBallsAndEarlierPositions() {
    GamePosition position =
        Setup.of("abalone:repeat=9", "3-5: a1-a2 l, i9 d")
            .history("9/9/9/9/9/9/9/9/l8:1:2")
            .position();
    Symmetry<PikkPakkPosition, PikkPakkMove> exchange =
        position.rules().symmetries().stream()
            .filter(symmetry -> symmetry.player(1) == 2)
            .filter(symmetry -> symmetry.move(PikkPakkMove.parse("b3u")).toString().equals("b3u"))
            .findFirst()
            .orElseThrow();

    assertThat(exchange.position(position.position()))
        .hasToString("8l/9/9/9/9/9/9/d8/d8 2 push 5-3 9/9/9/9/9/9/9/9/d8:2:2");
    assertThat(exchange.player(2)).isEqualTo(1);
  }

  @Test
  void cellsAndLinesThatTheBoardLacksStay() {
    for (Symmetry<PikkPakkPosition, PikkPakkMove> symmetry :
        PikkPakkRules.pikkPakk().symmetries()) {
      assertThat(symmetry.move(PikkPakkMove.parse("k11"))).hasToString("k11");
    }
  }
}
