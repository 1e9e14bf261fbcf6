package io.github.boardrules.tzaar;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Moves are entered as a piece and its field, as two fields, or as the word for a pass. */
final class TzaarMoveEntry implements MoveEntry<TzaarPosition, TzaarMove> {
  static final TzaarMoveEntry INSTANCE = new TzaarMoveEntry();

  /** The reasons that concern only a field that has not been entered yet. */
  private static final List<Reason> LATER = List.of(TzaarReason.NOT_IN_LINE, TzaarReason.OCCUPIED);

  private static final Messages PROMPTS = Variant.MESSAGES.withPrefix("prompt.");
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("word.");

  private TzaarMoveEntry() {}

  @Override
  public List<Step> steps(TzaarPosition position, TzaarMove move) {
    if (move instanceof TzaarMove.Place place) {
      return List.of(
          Step.piece(TzaarDiagram.name(position.toMove(), place.kind())), cell(place.to()));
    }
    if (move instanceof TzaarMove.Capture capture) {
      return List.of(cell(capture.from()), cell(capture.to()));
    }
    return move instanceof TzaarMove.Reinforce reinforce
        ? List.of(cell(reinforce.from()), cell(reinforce.to()))
        : List.of(Step.word(MoveText.PASS));
  }

  @Override
  public Label prompt(TzaarPosition position, List<Step> entered, Set<Step> next) {
    String phase =
        switch (position.phase()) {
          case PLACE -> "place";
          case OPEN, FIRST -> "capture";
          case SECOND -> next.stream().allMatch(Step::isWord) ? "pass" : "second";
        };
    return PROMPTS.label(entered.isEmpty() ? phase : phase + ".to");
  }

  @Override
  public Optional<Refusal> explainSteps(TzaarPosition position, List<Step> entered) {
    if (entered.size() > 2) {
      return Optional.empty();
    }
    try {
      return intendedMove(position, entered)
          .flatMap(move -> Refusals.refusal(position, move))
          .filter(refusal -> entered.size() == 2 || !LATER.contains(refusal.reason()));
    } catch (NotationException notAField) {
      return Optional.empty();
    }
  }

  @Override
  public Label wordLabel(String word) {
    return word.equals(MoveText.PASS) ? WORDS.label(word) : Label.of(word);
  }

  @Override
  public Optional<List<Transfer>> transfers(TzaarPosition position, TzaarMove move) {
    List<Transfer> transfers = new ArrayList<>();
    if (move instanceof TzaarMove.Place place) {
      String piece = TzaarDiagram.name(position.toMove(), place.kind());
      Location stock = Location.inStock(TzaarDiagram.stock(position.toMove()));
      transfers.add(Transfer.of(piece, stock, on(place.to())));
    } else if (move instanceof TzaarMove.Capture it) {
      transfers.add(Transfer.of(name(position, it.to()), on(it.to()), Location.OUTSIDE));
      transfers.add(Transfer.of(name(position, it.from()), on(it.from()), on(it.to())));
    } else if (move instanceof TzaarMove.Reinforce it) {
      transfers.add(Transfer.of(name(position, it.from()), on(it.from()), on(it.to())));
    }
    return Optional.of(transfers);
  }

  /** Returns the name of the piece on top of a field's stack; empty text for an empty field. */
  private static String name(TzaarPosition position, TzaarField field) {
    return position
        .stack(field)
        .map(stack -> TzaarDiagram.name(stack.player(), stack.kind()))
        .orElse("");
  }

  /** Returns a move that begins with some steps and whose refusal explains them. */
  private static Optional<TzaarMove> intendedMove(TzaarPosition position, List<Step> entered) {
    Step first = entered.get(0);
    Step last = entered.get(entered.size() - 1);
    if (first.isWord()) {
      return first.name().equals(MoveText.PASS) && entered.size() == 1
          ? Optional.of(new TzaarMove.Pass())
          : Optional.empty();
    }
    if (first.isPiece()) {
      TzaarField field = last.isCell() ? TzaarField.parse(last.name()) : anyField(position);
      return TzaarKind.ALL.stream()
          .filter(kind -> TzaarDiagram.name(position.toMove(), kind).equals(first.name()))
          .findFirst()
          .map(kind -> new TzaarMove.Place(kind, field));
    }
    if (!last.isCell()) {
      return Optional.empty();
    }
    TzaarField from = TzaarField.parse(first.name());
    TzaarField to = TzaarField.parse(last.name());
    return Optional.of(
        position.isOwn(to) && position.phase() == TzaarPhase.SECOND && !from.equals(to)
            ? new TzaarMove.Reinforce(from, to)
            : new TzaarMove.Capture(from, to));
  }

  /** Returns an empty field; any field of a full board. */
  private static TzaarField anyField(TzaarPosition position) {
    int bit = Long.numberOfTrailingZeros(Board.ALL & ~position.occupied());
    return bit < 64 ? Board.field(bit) : Board.FIELDS.get(0);
  }

  private static Location on(TzaarField field) {
    return Location.onCell(field.toString());
  }

  private static Step cell(TzaarField field) {
    return Step.cell(field.toString());
  }
}
