package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a reference model of the rule page agree. */
class ModelProperties
    extends ModelPropertiesContract<PikkPakkPosition, PikkPakkMove, GamePosition> {
  private static final int FEW_MOVES = 15;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected PikkPakkRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }

  @Override
  protected PlayedGame<GamePosition, PikkPakkMove> game(Dice dice) {
    return Games.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> nearMisses(GamePosition given, Dice dice) {
    NearMisses nearMisses = new NearMisses(given, dice);
    return () -> ReferenceTexts.format(nearMisses.next());
  }

  @Property
  void aPositionAnswersWhatItsTextSays(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    PikkPakkPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (int column = 0; column < 11; column++) {
      for (int row = 0; row < 11; row++) {
        Cell cell = Board.cell(column, row);

        assertThat(position.ball(cell).map(Ball::letter))
            .isEqualTo(reference.ball(cell.toString()));
      }
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.phase().word()).isEqualTo(reference.phase());
    assertThat(List.of(position.lost(1), position.lost(2)))
        .isEqualTo(reference.lost().orElse(List.of(0, 0)));
    assertThat(position.occurrences())
        .isEqualTo(
            1 + reference.seen().map(seen -> seen.getOrDefault(reference.entry(), 0)).orElse(0));
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int depth = given.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(given.rules(), given.position(), depth))
        .isEqualTo(given.referenceRules().perft(given.reference(), depth));
  }
}
