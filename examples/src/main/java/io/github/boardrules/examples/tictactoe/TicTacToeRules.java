package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

// @start region=six
/** Two players put signs on nine squares by turns; three in a line win. */
class TicTacToeRules implements Rules<TicTacToePosition, TicTacToeMove> {

  @Override
  public String variant() {
    return "tic-tac-toe";
  }

  @Override
  public TicTacToePosition start() {
    return TicTacToePosition.EMPTY;
  }

  @Override
  public Status status(TicTacToePosition position) {
    for (int player = 1; player <= 2; player++) {
      if (position.hasLine(player)) {
        return new Status.Win(player, TicTacToeReason.LINE);
      }
    }
    return position.isFull()
        ? new Status.Draw(TicTacToeReason.FULL_BOARD)
        : new Status.Ongoing(position.toMove());
  }

  @Override
  public List<TicTacToeMove> legalMoves(TicTacToePosition position) {
    return status(position).isOver()
        ? List.of()
        : IntStream.range(0, TicTacToePosition.SQUARES).filter(position::isFree).mapToObj(TicTacToeMove::new).toList();
  }

  @Override
  public TicTacToePosition play(TicTacToePosition position, TicTacToeMove move) {
    refusal(position, move)
        .ifPresent(
            refusal -> {
              throw new IllegalMoveException(refusal);
            });
    return position.with(move.index());
  }

  @Override
  public Notation<TicTacToePosition, TicTacToeMove> notation() {
    return TicTacToeNotation.INSTANCE;
  }

  // @end
  // @start region=more
  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(TicTacToePosition.SQUARES);
  }

  @Override
  public Optional<Refusal> refusal(TicTacToePosition position, TicTacToeMove move) {
    String square = move.toString();
    if (status(position).isOver()) {
      return Optional.of(Refusal.of(CoreReason.GAME_OVER));
    }
    return position.isFree(move.index())
        ? Optional.empty()
        : Optional.of(
            new Refusal(TicTacToeReason.OCCUPIED, List.of(square), Map.of("square", square)));
  }

  @Override
  public List<Step> steps(TicTacToePosition position, TicTacToeMove move) {
    return List.of(new Step.Cell(move.toString()));
  }

  @Override
  public List<Symmetry<TicTacToePosition, TicTacToeMove>> symmetries() {
    return TicTacToeSymmetry.ALL;
  }

  @Override
  public Diagram diagram(TicTacToePosition position) {
    return TicTacToeDiagram.of(position);
  }
  // @end
}
