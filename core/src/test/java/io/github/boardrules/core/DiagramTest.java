package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagramTest {
  private static final Diagram.Look WHITE = new Diagram.Look("white", 'O', "#ffffff", "#000000");

  @Test
  void marksAreAddedToThoseThatAreThere() {
    Diagram diagram =
        Diagram.ofText("3 1")
            .withMarks(List.of("a1"), Emphasis.LAST)
            .withMarks(List.of("b2", "c3"), Emphasis.NEXT);

    assertThat(diagram.marks())
        .containsExactly(
            new Mark("a1", Emphasis.LAST),
            new Mark("b2", Emphasis.NEXT),
            new Mark("c3", Emphasis.NEXT));
    assertThat(diagram.stocks()).isEqualTo(Diagram.ofText("3 1").stocks());
  }

  @Test
  void listsAreCopied() {
    List<Diagram.Piece> pieces = new ArrayList<>();
    pieces.add(new Diagram.Piece("a1", 0, WHITE, 1));
    List<Diagram.Pile> piles = new ArrayList<>();
    piles.add(new Diagram.Pile(WHITE, 3));

    Diagram.Stock stock = new Diagram.Stock("pool", piles);
    Diagram diagram = new Diagram(List.of(), pieces, List.of(stock), List.of());
    pieces.clear();
    piles.clear();

    assertThat(diagram.pieces()).hasSize(1);
    assertThat(stock.piles()).hasSize(1);
    assertThatThrownBy(() -> diagram.cells().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
