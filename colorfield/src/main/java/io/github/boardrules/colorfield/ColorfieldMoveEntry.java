package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a person enters a move: the field of departure, that of arrival, and where the step takes a
 * piece, the captive's, be there one to choose from or more.
 */
final class ColorfieldMoveEntry {
  private ColorfieldMoveEntry() {}

  static List<Step> steps(ColorfieldMove move) {
    List<Step> steps = new ArrayList<>(List.of(cell(move.from()), cell(move.to())));
    move.captive().ifPresent(captive -> steps.add(cell(captive)));
    return List.copyOf(steps);
  }

  /** Why the last step of some that lead nowhere does so, where the page has a reason for it. */
  static Optional<Refusal> refusal(ColorfieldPosition position, List<Step> entered) {
    if (Endings.over(position)) {
      return Optional.of(Refusal.of(ColorfieldReason.GAME_OVER));
    }
    if (entered.isEmpty() || entered.size() > 3) {
      return Optional.empty();
    }
    List<Field> fields = new ArrayList<>();
    for (Step step : entered) {
      if (!(step instanceof Step.Cell cell)) {
        return Optional.empty();
      }
      try {
        fields.add(Field.parse(cell.name()));
      } catch (NotationException noField) {
        return Optional.empty();
      }
    }
    return refusalOf(position, fields);
  }

  private static Optional<Refusal> refusalOf(ColorfieldPosition position, List<Field> fields) {
    Refusals refusals = new Refusals(position);
    Field from = fields.get(0);
    if (fields.size() == 1) {
      return position.variant.board.has(from)
          ? refusals.source(from)
          : Optional.of(
              new Refusal(
                  ColorfieldReason.NO_SUCH_FIELD,
                  List.of(from.toString()),
                  Map.of("field", from.toString())));
    }
    return refusals.refusal(
        fields.size() == 2
            ? ColorfieldMove.step(from, fields.get(1))
            : ColorfieldMove.capture(from, fields.get(1), fields.get(2)));
  }

  private static Step cell(Field field) {
    return new Step.Cell(field.toString());
  }
}
