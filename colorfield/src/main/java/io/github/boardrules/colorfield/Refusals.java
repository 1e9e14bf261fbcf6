package io.github.boardrules.colorfield;

import io.github.boardrules.core.Refusal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why moves are refused in a position (RULES.md, "Legality"): the checks of the page, in its order.
 */
final class Refusals {
  private final ColorfieldPosition position;
  private final Board board;

  Refusals(ColorfieldPosition position) {
    this.position = position;
    board = position.variant.board;
  }

  Optional<Refusal> refusal(ColorfieldMove move) {
    if (Endings.over(position)) {
      return Optional.of(Refusal.of(ColorfieldReason.GAME_OVER));
    }
    List<Field> named = new ArrayList<>(List.of(move.from(), move.to()));
    move.captive().ifPresent(named::add);
    for (Field field : named) {
      if (!board.has(field)) {
        return refuse(ColorfieldReason.NO_SUCH_FIELD, field, Map.of("field", field.toString()));
      }
    }
    return source(move.from())
        .or(() -> step(move.from(), move.to()))
        .or(() -> capture(move))
        .or(() -> forcedStep(move));
  }

  /** What is wrong with the field of departure, one of the layout. */
  Optional<Refusal> source(Field from) {
    int number = board.number(from);
    if (position.isOwn(number)) {
      return Optional.empty();
    }
    return refuse(
        position.isOther(number) ? ColorfieldReason.NOT_YOUR_PIECE : ColorfieldReason.EMPTY_FIELD,
        from,
        Map.of("from", from.toString()));
  }

  /** What is wrong with a step of an own piece, whatever it takes. */
  private Optional<Refusal> step(Field from, Field to) {
    int target = board.number(to);
    char colour = board.colours.charAt(position.colour(board.number(from)));
    Map<String, String> ends =
        Map.of("from", from.toString(), "to", to.toString(), "colour", String.valueOf(colour));
    if (!board.layout.touching(from).contains(to)) {
      return refuse(ColorfieldReason.NOT_ADJACENT, to, ends);
    }
    if (board.isGate(target)) {
      return refuse(ColorfieldReason.GATE_CLOSED, to, ends);
    }
    if (position.isOwn(target) || position.isOther(target)) {
      return refuse(ColorfieldReason.OCCUPIED, to, ends);
    }
    if (board.isMiddle(target) && colour != Layout.RED) {
      return refuse(ColorfieldReason.MIDDLE_RED_ONLY, to, ends);
    }
    return board.colour(from) == colour && board.colour(to) == colour
        ? refuse(ColorfieldReason.OWN_COLOUR, to, ends)
        : Optional.empty();
  }

  /** What is wrong with the captive of an allowed step. */
  private Optional<Refusal> capture(ColorfieldMove move) {
    List<Field> prey = prey(move);
    Map<String, String> facts = new HashMap<>();
    facts.put("to", move.to().toString());
    facts.put("prey", prey.stream().map(Field::toString).collect(Collectors.joining(", ")));
    if (move.captive().isEmpty()) {
      return prey.isEmpty()
          ? Optional.empty()
          : refuse(ColorfieldReason.MUST_CAPTURE, move.to(), facts);
    }
    Field captive = move.captive().get();
    facts.put("captive", captive.toString());
    if (prey.isEmpty()) {
      return refuse(ColorfieldReason.NO_CAPTURE, captive, facts);
    }
    return prey.contains(captive)
        ? Optional.empty()
        : refuse(ColorfieldReason.WRONG_CAPTIVE, captive, facts);
  }

  private Optional<Refusal> forcedStep(ColorfieldMove move) {
    boolean free =
        move.captive().isPresent()
            || board.isMiddle(board.number(move.to()))
            || !position.variant.forcesSteps;
    return free || !new MoveGenerator(position).anyCapture()
        ? Optional.empty()
        : refuse(
            ColorfieldReason.MUST_CAPTURE_STEP,
            move.to(),
            Map.of("from", move.from().toString(), "to", move.to().toString()));
  }

  private List<Field> prey(ColorfieldMove move) {
    int colour = position.colour(board.number(move.from()));
    long low = board.home[2 * colour];
    long high = board.home[2 * colour + 1];
    return Board.contains(low, high, board.number(move.to()))
        ? board.fields(position.otherLow & low, position.otherHigh & high)
        : List.of();
  }

  private static Optional<Refusal> refuse(
      ColorfieldReason reason, Field field, Map<String, String> facts) {
    return Optional.of(new Refusal(reason, List.of(field.toString()), facts));
  }
}
