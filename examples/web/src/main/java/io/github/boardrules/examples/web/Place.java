package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Optional;

/**
 * What a person touches: a step, where that of a piece also names the stock, as several may have
 * piles of one kind. Its text is that of the step, or {@code pile:pool:grey}.
 */
record Place(Step step, Optional<String> stock) {
  private static final String PILE = "pile:";

  /** Returns the place of a text; that of a piece may leave out the stock. */
  static Place parse(String text) {
    int end = text.startsWith(PILE) ? text.indexOf(':', PILE.length()) : -1;
    return end < 0
        ? new Place(Step.parse(text), Optional.empty())
        : new Place(
            Step.piece(text.substring(end + 1)), Optional.of(text.substring(PILE.length(), end)));
  }

  /** Returns where a step is touched on a board on which its pile has a mark. */
  static Place on(Diagram board, Step step, Emphasis mark) {
    return new Place(
        step,
        board.stocks().stream()
            .filter(stock -> step.isPiece() && hasMarked(stock, step, mark))
            .map(Diagram.Stock::name)
            .findFirst());
  }

  private static boolean hasMarked(Diagram.Stock stock, Step step, Emphasis mark) {
    return stock.piles().stream()
        .anyMatch(pile -> pile.style().name().equals(step.name()) && pile.marks().contains(mark));
  }

  /** Returns where a step of a move is touched whose pieces travel in some way. */
  static Place of(Step step, List<Transfer> transfers) {
    return new Place(
        step,
        transfers.stream()
            .filter(each -> step.isPiece() && each.piece().equals(step.name()))
            .flatMap(each -> each.from().stock().stream())
            .findFirst());
  }

  @Override
  public String toString() {
    return stock.map(name -> PILE + name + ":" + step.name()).orElseGet(step::toString);
  }
}
