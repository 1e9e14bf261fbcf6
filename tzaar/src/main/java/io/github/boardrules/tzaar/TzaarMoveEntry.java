package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Optional;

/**
 * How a person enters a move: a piece from the stock and the field; or the field of departure and
 * that of arrival, which tell captures and reinforcements apart by themselves. A pass is a word.
 */
final class TzaarMoveEntry {
  private TzaarMoveEntry() {}

  static List<Step> steps(TzaarPosition position, TzaarMove move) {
    if (move instanceof TzaarMove.Place place) {
      return List.of(
          new Step.Piece(TzaarDiagram.name(position.toMove(), place.kind())), cell(place.field()));
    }
    if (move instanceof TzaarMove.Capture capture) {
      return List.of(cell(capture.from()), cell(capture.to()));
    }
    return move instanceof TzaarMove.Reinforce reinforce
        ? List.of(cell(reinforce.from()), cell(reinforce.to()))
        : List.of(new Step.Word(MoveText.PASS));
  }

  /** Why the last step of some that lead nowhere does so, where the page has a reason for it. */
  static Optional<Refusal> refusal(TzaarPosition position, List<Step> entered) {
    if (entered.isEmpty() || entered.size() > 2) {
      return entered.isEmpty() ? Optional.of(Refusal.of(TzaarReason.GAME_OVER)) : Optional.empty();
    }
    try {
      return intendedMove(position, entered)
          .flatMap(move -> new Refusals(position).refusal(move))
          .filter(refusal -> entered.size() == 2 || !isAboutSecondStep(refusal));
    } catch (NotationException noField) {
      return Optional.empty();
    }
  }

  /** Whether only the field that has not been entered yet is to blame. */
  private static boolean isAboutSecondStep(Refusal refusal) {
    return refusal.reason() == TzaarReason.NOT_IN_LINE || refusal.reason() == TzaarReason.OCCUPIED;
  }

  /** A move that the steps could have meant, whose refusal explains them. */
  private static Optional<TzaarMove> intendedMove(TzaarPosition position, List<Step> entered) {
    Step first = entered.get(0);
    Step last = entered.get(entered.size() - 1);
    if (first instanceof Step.Word word) {
      return word.name().equals(MoveText.PASS) && entered.size() == 1
          ? Optional.of(new TzaarMove.Pass())
          : Optional.empty();
    }
    if (first instanceof Step.Piece piece) {
      Field field =
          last instanceof Step.Cell cell
              ? Field.parse(cell.name())
              : Board.fields(Board.ALL & ~position.occupied()).stream()
                  .findFirst()
                  .orElse(Board.FIELDS.get(0));
      return Kind.ALL.stream()
          .filter(kind -> TzaarDiagram.name(position.toMove(), kind).equals(piece.name()))
          .findFirst()
          .map(kind -> new TzaarMove.Place(kind, field));
    }
    if (!(last instanceof Step.Cell arrival)) {
      return Optional.empty();
    }
    Field from = Field.parse(first.name());
    Field to = Field.parse(arrival.name());
    boolean own = (position.stacksOf(position.toMove()) & Board.set(to)) != 0;
    return Optional.of(
        own && position.phase() == Phase.SECOND && !from.equals(to)
            ? new TzaarMove.Reinforce(from, to)
            : new TzaarMove.Capture(from, to));
  }

  private static Step cell(Field field) {
    return new Step.Cell(field.toString());
  }
}
