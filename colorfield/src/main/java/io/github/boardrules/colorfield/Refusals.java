package io.github.boardrules.colorfield;

import io.github.boardrules.core.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds why a move is refused (RULES.md, "Legality"), in the order of the page. */
final class Refusals {
  private final ColorfieldPosition position;
  private final Board board;

  private Refusals(ColorfieldPosition position) {
    this.position = position;
    board = position.variant.board;
  }

  static Optional<Refusal> refusal(ColorfieldPosition position, ColorfieldMove move) {
    Objects.requireNonNull(move, "move");
    return Endings.isOver(position)
        ? Optional.of(Refusal.gameOver())
        : new Refusals(position).refusal(move);
  }

  /** Returns what is wrong with the field from which a piece is to step. */
  static Optional<Refusal> departure(ColorfieldPosition position, ColorfieldField from) {
    return new Refusals(position).departure(from);
  }

  private Optional<Refusal> refusal(ColorfieldMove move) {
    return missing(move.from())
        .or(() -> missing(move.to()))
        .or(() -> move.captive().flatMap(this::missing))
        .or(() -> departure(move.from()))
        .or(() -> step(move.from(), move.to()))
        .or(() -> capture(move))
        .or(() -> forcedCapture(move));
  }

  private Optional<Refusal> departure(ColorfieldField from) {
    Optional<Refusal> missing = missing(from);
    if (missing.isPresent() || position.isOwn(board.number(from))) {
      return missing;
    }
    boolean occupied = position.isOther(board.number(from));
    return Optional.of(
        Refusal.at(
            occupied ? ColorfieldReason.NOT_YOUR_PIECE : ColorfieldReason.EMPTY_FIELD,
            "from",
            from.toString()));
  }

  private Optional<Refusal> missing(ColorfieldField field) {
    return board.has(field)
        ? Optional.empty()
        : Optional.of(Refusal.at(ColorfieldReason.NO_SUCH_FIELD, "field", field.toString()));
  }

  /** Checks a step of an own piece, whatever it takes. */
  private Optional<Refusal> step(ColorfieldField from, ColorfieldField to) {
    int number = board.number(to);
    char colour = board.colours.charAt(position.colour(board.number(from)));
    Map<String, String> facts =
        Map.of("from", from.toString(), "to", to.toString(), "colour", String.valueOf(colour));
    if (!board.layout.touching(from).contains(to)) {
      return refuse(ColorfieldReason.NOT_ADJACENT, to, facts);
    }
    if (board.isGate(number)) {
      return refuse(ColorfieldReason.GATE_CLOSED, to, facts);
    }
    if (position.isOwn(number) || position.isOther(number)) {
      return refuse(ColorfieldReason.OCCUPIED, to, facts);
    }
    if (board.isMiddle(number) && colour != ColorfieldLayout.RED) {
      return refuse(ColorfieldReason.MIDDLE_RED_ONLY, to, facts);
    }
    return board.colour(from) == colour && board.colour(to) == colour
        ? refuse(ColorfieldReason.OWN_COLOUR, to, facts)
        : Optional.empty();
  }

  /** Checks the captive of an allowed step. */
  private Optional<Refusal> capture(ColorfieldMove move) {
    List<ColorfieldField> prey = prey(move);
    Map<String, String> facts = new HashMap<>();
    facts.put("to", move.to().toString());
    facts.put(
        "prey", prey.stream().map(ColorfieldField::toString).collect(Collectors.joining(", ")));
    if (move.captive().isEmpty()) {
      return prey.isEmpty()
          ? Optional.empty()
          : refuse(ColorfieldReason.MUST_CAPTURE, move.to(), facts);
    }
    ColorfieldField captive = move.captive().get();
    facts.put("captive", captive.toString());
    if (prey.isEmpty()) {
      return refuse(ColorfieldReason.NO_CAPTURE, captive, facts);
    }
    return prey.contains(captive)
        ? Optional.empty()
        : refuse(ColorfieldReason.WRONG_CAPTIVE, captive, facts);
  }

  /** Checks that a move that takes nothing does not have to give way to one that takes. */
  private Optional<Refusal> forcedCapture(ColorfieldMove move) {
    boolean allowed =
        move.captive().isPresent()
            || board.isMiddle(board.number(move.to()))
            || !position.variant.mustCaptureIfPossible;
    return allowed || !new MoveGenerator(position).canCapture()
        ? Optional.empty()
        : refuse(
            ColorfieldReason.MUST_CAPTURE_STEP,
            move.to(),
            Map.of("from", move.from().toString(), "to", move.to().toString()));
  }

  private List<ColorfieldField> prey(ColorfieldMove move) {
    int colour = position.colour(board.number(move.from()));
    long low = board.homeFields[2 * colour];
    long high = board.homeFields[2 * colour + 1];
    return Board.contains(low, high, board.number(move.to()))
        ? board.fields(position.otherLow & low, position.otherHigh & high)
        : List.of();
  }

  private static Optional<Refusal> refuse(
      ColorfieldReason reason, ColorfieldField field, Map<String, String> facts) {
    return Optional.of(Refusal.of(reason, List.of(field.toString()), facts));
  }
}
