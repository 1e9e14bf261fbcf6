package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and lists (RULES.md, "Invariants", the first line). */
class TextProperties {

  @Property
  void legalMovesAreListedInAsciiOrderOfTheirText(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void aPositionAnswersWhatItsTextSays(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    PikkPakkPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (int column = 0; column < 11; column++) {
      for (int row = 0; row < 11; row++) {
        PikkPakkCell cell = Board.cell(column, row);

        assertThat(position.ball(cell).map(PikkPakkBall::letter))
            .isEqualTo(reference.ball(cell.toString()));
      }
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.isPushing() ? "push" : "place").isEqualTo(reference.phase());
    assertThat(List.of(position.lost(1), position.lost(2)))
        .isEqualTo(reference.lost().orElse(List.of(0, 0)));
    assertThat(position.occurrences())
        .isEqualTo(
            1 + reference.seen().map(seen -> seen.getOrDefault(reference.entry(), 0)).orElse(0));
  }
}
