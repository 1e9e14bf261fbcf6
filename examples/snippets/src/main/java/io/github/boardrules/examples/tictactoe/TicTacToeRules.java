package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

// @start region=six
/** Two players in turn put signs on nine squares; three in a line win. */
class TicTacToeRules implements Rules<TicTacToePosition, TicTacToeMove> {
  private static final Notation<TicTacToePosition, TicTacToeMove> NOTATION =
      Notation.of(
          TicTacToeMove::toString,
          TicTacToeMove::parse,
          TicTacToePosition::toString,
          TicTacToePosition::parse);

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
        return Status.win(player, TicTacToeReason.LINE);
      }
    }
    return position.isFull()
        ? Status.draw(TicTacToeReason.FULL_BOARD)
        : Status.ongoing(position.toMove());
  }

  @Override
  public List<TicTacToeMove> legalMoves(TicTacToePosition position) {
    return status(position).isOver()
        ? List.of()
        : IntStream.range(0, TicTacToePosition.SQUARES)
            .filter(position::isFree)
            .mapToObj(TicTacToeMove::new)
            .toList();
  }

  @Override
  public TicTacToePosition play(TicTacToePosition position, TicTacToeMove move) {
    requireLegal(position, move);
    return position.with(move.square());
  }

  @Override
  public Notation<TicTacToePosition, TicTacToeMove> notation() {
    return NOTATION;
  }

  // @end

  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(TicTacToePosition.SQUARES);
  }

  @Override
  public Optional<Label> playerName(int player) {
    return Optional.of(TicTacToeReason.MESSAGES.label("player." + Rules.requirePlayer(player)));
  }

  // @start region=more
  @Override
  public Optional<Refusal> refusal(TicTacToePosition position, TicTacToeMove move) {
    Objects.requireNonNull(move);
    if (status(position).isOver()) {
      return Optional.of(Refusal.gameOver());
    }
    return position.isFree(move.square())
        ? Optional.empty()
        : Optional.of(Refusal.at(TicTacToeReason.OCCUPIED, move.toString()));
  }

  @Override
  public MoveEntry<TicTacToePosition, TicTacToeMove> moveEntry() {
    return (position, move) -> List.of(Step.cell(move.toString()));
  }

  // @end
  @Override
  public List<Symmetry<TicTacToePosition, TicTacToeMove>> symmetries() {
    return TicTacToeSymmetry.ALL;
  }

  @Override
  public Diagram diagram(TicTacToePosition position) {
    return TicTacToeDiagram.of(position);
  }
}
