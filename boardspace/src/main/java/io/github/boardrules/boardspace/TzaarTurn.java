package io.github.boardrules.boardspace;

import io.github.boardrules.tzaar.TzaarField;
import io.github.boardrules.tzaar.TzaarKind;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarPhase;
import io.github.boardrules.tzaar.TzaarPosition;
import io.github.boardrules.tzaar.TzaarRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes steps of the events of one turn on Boardspace. It belongs to one thread.
 *
 * <p>A stack is picked up and dropped, or moved at once. When the turn is complete, picking up a
 * stack takes the last step back.
 */
final class TzaarTurn {
  private final TzaarRules rules;
  private final TzaarPosition start;
  private final List<TzaarMove> steps = new ArrayList<>();
  private Optional<TzaarField> lifted = Optional.empty();
  private Optional<TzaarKind> held = Optional.empty();

  TzaarTurn(TzaarRules rules, TzaarPosition start) {
    this.rules = rules;
    this.start = start;
  }

  void accept(SiteEvent event) {
    switch (event.name()) {
      case "move", "capture" -> step(field(event, 0), field(event, 2));
      case "pickb" -> lift(field(event, 0));
      case "dropb", "dropcap" -> drop(event, field(event, 0));
      case "pick" -> pick(kind(event));
      case "drop" -> held = Optional.empty();
      case "onboard" -> steps.add(new TzaarMove.Place(kind(event), field(event, 2)));
      case "pass" -> pass();
      default -> throw event.unknown();
    }
  }

  List<TzaarMove> moves(SiteEvent first) {
    if (lifted.isPresent() || held.isPresent()) {
      throw first.noMove();
    }
    return List.copyOf(steps);
  }

  /** {@code Pickb column row}. */
  private void lift(TzaarField field) {
    if (!isComplete()) {
      lifted = Optional.of(field);
      return;
    }
    TzaarMove last = steps.remove(steps.size() - 1);
    if (last instanceof TzaarMove.Place place) {
      held = Optional.of(place.kind());
    } else if (last instanceof TzaarMove.Capture capture) {
      lifted = Optional.of(capture.from());
    } else {
      lifted = Optional.of(last instanceof TzaarMove.Reinforce moved ? moved.from() : field);
    }
  }

  /** {@code Dropb column row} or {@code Dropcap column row}. */
  private void drop(SiteEvent event, TzaarField field) {
    if (held.isPresent()) {
      steps.add(new TzaarMove.Place(held.get(), field));
      held = Optional.empty();
      return;
    }
    TzaarField from = lifted.orElseThrow(event::noMove);
    lifted = Optional.empty();
    if (!from.equals(field)) {
      step(from, field);
    }
  }

  /** {@code Pick rack kind}; another piece than the one that was placed may be wanted. */
  private void pick(TzaarKind kind) {
    if (isComplete()) {
      steps.remove(steps.size() - 1);
    }
    held = Optional.of(kind);
  }

  /** {@code Pass}; pressed again it takes itself back. */
  private void pass() {
    if (isComplete() && steps.get(steps.size() - 1) instanceof TzaarMove.Pass) {
      steps.remove(steps.size() - 1);
    } else {
      steps.add(new TzaarMove.Pass());
    }
  }

  private void step(TzaarField from, TzaarField to) {
    boolean isCapture =
        position()
            .flatMap(now -> now.stack(to))
            .filter(stack -> stack.player() != start.toMove())
            .isPresent();
    steps.add(isCapture ? new TzaarMove.Capture(from, to) : new TzaarMove.Reinforce(from, to));
  }

  /** Returns whether the steps so far are a whole turn. */
  private boolean isComplete() {
    return !steps.isEmpty()
        && position()
            .filter(now -> now.phase() == TzaarPhase.SECOND && !rules.status(now).isOver())
            .isEmpty();
  }

  /** Returns the position after the steps; empty if one of them is not legal. */
  private Optional<TzaarPosition> position() {
    TzaarPosition now = start;
    for (TzaarMove step : steps) {
      if (rules.refusal(now, step).isPresent()) {
        return Optional.empty();
      }
      now = rules.play(now, step);
    }
    return Optional.of(now);
  }

  /** Returns the kind that {@code wr} or {@code br} and a number from 0 name. */
  private static TzaarKind kind(SiteEvent event) {
    return switch (event.character(1, "012")) {
      case '0' -> TzaarKind.TOTT;
      case '1' -> TzaarKind.TZARRA;
      default -> TzaarKind.TZAAR;
    };
  }

  /** Returns the field that two arguments name. The site counts the hole as E5. */
  private static TzaarField field(SiteEvent event, int index) {
    char column = Character.toUpperCase(event.character(index, "abcdefghi"));
    int row = event.character(index + 1, column == 'E' ? "12346789" : "123456789") - '0';
    try {
      return new TzaarField(column, column == 'E' && row > 5 ? row - 1 : row);
    } catch (IllegalArgumentException outside) {
      throw event.unknown();
    }
  }
}
