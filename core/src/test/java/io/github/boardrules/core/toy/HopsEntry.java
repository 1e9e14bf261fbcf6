package io.github.boardrules.core.toy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.toy.Hops.Move;
import io.github.boardrules.core.toy.Hops.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the moves of {@link Hops} are entered: hops from cell to cell, others with a word or a piece.
 */
record HopsEntry(boolean canChooseAnotherPiece) implements MoveEntry<Position, Move> {
  @Override
  public List<Step> steps(Position position, Move move) {
    String text = move.text();
    String last = String.valueOf(move.last());
    if (text.equals("pass")) {
      return List.of(Step.word("pass"));
    }
    return switch (text.charAt(0)) {
      case '+' -> List.of(Step.piece(Hops.style(position.own()).name()), Step.cell(last));
      case '#' -> List.of(Step.cell(last), Step.word("close"));
      default ->
          move.last() == '!'
              ? List.of(Step.cell(text.substring(0, 1)), Step.word("return"))
              : text.chars()
                  .filter(Character::isLetter)
                  .<Step>mapToObj(c -> Step.cell(String.valueOf((char) c)))
                  .toList();
    };
  }

  @Override
  public Optional<Refusal> explainSteps(Position position, List<Step> entered) {
    if (entered.size() != 2 || !entered.get(0).isCell() || !entered.get(1).isCell()) {
      return Optional.empty();
    }
    if (position.row().charAt(Hops.index(entered.get(1).name().charAt(0))) != '.') {
      return Optional.of(Refusal.at(ToyReason.OCCUPIED, entered.get(1).name()));
    }
    return position.row().charAt(Hops.index(entered.get(0).name().charAt(0))) == position.own()
        ? Optional.empty()
        : Optional.of(Refusal.at(ToyReason.NOT_YOURS, entered.get(0).name()));
  }

  @Override
  public Label wordLabel(String word) {
    return Label.of(word.equals("return") ? "take back" : word);
  }

  @Override
  public Optional<String> wordArrow(String word) {
    return word.equals("return") ? Optional.of("↓") : Optional.empty();
  }

  /** Only hops say how the counters travel; for other moves the diagrams say enough. */
  @Override
  public Optional<List<Transfer>> transfers(Position position, Move move) {
    if (move.text().indexOf('-') < 0) {
      return Optional.empty();
    }
    List<Transfer> transfers = new ArrayList<>();
    String cells = move.text().replace("-", "");
    List<Integer> over = Hops.hoppedOver(move);
    for (int i = 0; i < over.size(); i++) {
      String taken = Hops.style(position.row().charAt(over.get(i))).name();
      transfers.add(
          Transfer.of(
              Hops.style(position.own()).name(),
              Location.onCell(cells.substring(i, i + 1)),
              Location.onCell(cells.substring(i + 1, i + 2))));
      transfers.add(
          Transfer.of(taken, Location.onCell(Hops.name(over.get(i))), Location.inStock("taken")));
    }
    return Optional.of(transfers);
  }
}
