package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceStart;
import io.github.boardrules.pikkpakk.reference.ReferenceSymmetry;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sides of the board and the colours are alike (RULES.md, "Invariants"). */
class SymmetryTest extends SymmetryContract<PikkPakkPosition, PikkPakkMove, GamePosition> {
  private static final int SAMPLE = 6;

  SymmetryTest() {
    super(ContractTest.CASES);
  }

  @Override
  protected List<List<String>> images(GamePosition given, String move) {
    return ofThePage(given.variant()).stream()
        .map(
            symmetry ->
                List.of(
                    ReferenceTexts.format(symmetry.of(given.reference())), image(symmetry, move)))
        .toList();
  }

  @Property
  void exchangingColoursSideAndLostTogetherMapsLegalMovesNextPositionsAndStatuses(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given,
      @ForAll @IntRange(max = 7) int number,
      @ForAll long seed) {
    ReferenceVariant variant = given.variant();
    boolean placesInTurn = !variant.isOf("pushfour") && given.reference().isPlacing();
    Assume.that(!variant.isPuzzle() && !placesInTurn);

    assertMapped(given, symmetry(given, number, true), new Dice(seed));
  }

  @Property
  void inInlayOnlyMovesAndPositionsAreMappedWhileNeitherPositionIsSolved(
      @ForAll(supplier = Arbitraries.InlayPosition.class) GamePosition given,
      @ForAll @IntRange(max = 7) int number,
      @ForAll boolean exchanged,
      @ForAll long seed) {
    ReferencePosition reference = given.reference();
    Assume.that(!exchanged || reference.count('l') == reference.count('d'));
    ReferenceSymmetry symmetry = symmetry(given, number, exchanged);
    GamePosition image = given.with(symmetry.ofPuzzle(reference));
    Assume.that(!image.isOver());

    assertThat(image.legal()).containsExactlyInAnyOrderElementsOf(images(symmetry, given.legal()));
    for (String move : sample(given.legal(), new Dice(seed))) {
      assertThat(image.play(image(symmetry, move)).text())
          .as("%s: %s", given, move)
          .isEqualTo(ReferenceTexts.format(symmetry.ofPuzzle(given.play(move).reference())));
    }
  }

  @Example
  void theSpiralIsTheSameAfterAHalfTurnAndAfterAQuarterTurnWithTheColoursExchanged() {
    for (int size : List.of(9, 11)) {
      SortedMap<String, Character> spiral =
          GamePosition.start(size == 9 ? "pikkpakk" : "pikkpakk:board=11").reference().balls();

      assertThat(new ReferenceSymmetry(size, 2, false, false).of(spiral)).isEqualTo(spiral);
      assertThat(new ReferenceSymmetry(size, 1, false, true).of(spiral)).isEqualTo(spiral);
      assertThat(new ReferenceSymmetry(size, 1, false, false).of(spiral)).isNotEqualTo(spiral);
    }
  }

  @Property
  void soTheBaseGameIsTheSameForWhicheverColourBegins(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition light = GamePosition.start("pikkpakk");
    ReferenceSymmetry symmetry = new ReferenceSymmetry(9, 1, false, true);
    PlayedGame<GamePosition, PikkPakkMove> game =
        Games.play(light.with(light.reference().at(2, "push")), 20, new Dice(seed));
    GamePosition image = light;
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : game.plies()) {
      assertThat(image.legal())
          .containsExactlyInAnyOrderElementsOf(images(symmetry, turn.before().legal()));

      image = image.play(image(symmetry, turn.move().toString()));

      assertThat(image.status()).isEqualTo(symmetry.ofStatus(turn.after().status()));
    }
  }

  @Example
  void soTheBaseGameHasAsManySequencesOfMovesForWhicheverColourBegins() {
    GamePosition light = GamePosition.start("pikkpakk");
    GamePosition dark = light.with(light.reference().at(2, "push"));

    assertThat(Perft.count(dark.rules(), dark.position(), 4))
        .isEqualTo(Perft.count(light.rules(), light.position(), 4));
  }

  private static void assertMapped(GamePosition given, ReferenceSymmetry symmetry, Dice dice) {
    GamePosition image = given.with(symmetry.of(given.reference()));

    assertThat(image.status()).isEqualTo(symmetry.ofStatus(given.status()));
    assertThat(image.legal()).containsExactlyInAnyOrderElementsOf(images(symmetry, given.legal()));
    for (String move : sample(given.legal(), dice)) {
      GamePosition next = given.play(move);
      GamePosition nextImage = image.play(image(symmetry, move));

      assertThat(nextImage.text())
          .as("%s: %s", given, move)
          .isEqualTo(ReferenceTexts.format(symmetry.of(next.reference())));
      assertThat(nextImage.status())
          .as("%s: %s", given, move)
          .isEqualTo(symmetry.ofStatus(next.status()));
    }
  }

  /** Those under which a variant is the same in every phase, its goal included. */
  private static List<ReferenceSymmetry> ofThePage(ReferenceVariant variant) {
    int size = variant.board().size();
    List<ReferenceSymmetry> all = new ArrayList<>(ReferenceSymmetry.all(size, false));
    if (variant.isPuzzle()) {
      SortedMap<String, Character> goal =
          ReferenceStart.pattern(variant.value("to"), variant.board());
      all.removeIf(symmetry -> !symmetry.of(goal).equals(goal));
    } else if (variant.isOf("pushfour") || !variant.hasPlacing()) {
      all.addAll(ReferenceSymmetry.all(size, true));
    }
    return all;
  }

  private static ReferenceSymmetry symmetry(GamePosition given, int number, boolean exchanged) {
    return ReferenceSymmetry.all(given.variant().board().size(), exchanged).get(number);
  }

  private static List<String> sample(List<String> moves, Dice dice) {
    return dice.shuffled(moves).subList(0, Math.min(SAMPLE, moves.size()));
  }

  private static List<String> images(ReferenceSymmetry symmetry, List<String> moves) {
    return moves.stream().map(move -> image(symmetry, move)).toList();
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move)));
  }

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
