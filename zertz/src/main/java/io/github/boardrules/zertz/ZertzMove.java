package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One whole turn (RULES.md, "A move"). A move does not know its position, so it may name places
 * that a board lacks and marbles that are not there; {@link ZertzRules#refusal} says so.
 *
 * <pre>{@code
 * var move = ZertzMove.parse("Wd4,d1");
 * if (move instanceof ZertzMove.Placement placement) {
 *   placement.ring();    // ==> d4
 *   placement.removed(); // ==> Optional[d1]
 * }
 * }</pre>
 */
public sealed interface ZertzMove {

  /**
   * A marble is put on a ring, then a free ring is taken off, then isolated groups are claimed:
   * {@code Wd4,d1}, {@code Wd4}, {@code Bd7,b2xWa1Wa2}.
   *
   * @param marble the colour of the marble
   * @param ring where it is put
   * @param removed the ring taken off; empty when none is free
   * @param claimed every claimed marble, in strictly ascending order of the places. Unmodifiable
   */
  record Placement(Marble marble, Cell ring, Optional<Cell> removed, List<Claimed> claimed)
      implements ZertzMove {
    /**
     * Checks the order; the list is copied.
     *
     * @throws IllegalArgumentException when the claimed places are not strictly ascending
     */
    public Placement {
      Objects.requireNonNull(marble);
      Objects.requireNonNull(ring);
      Objects.requireNonNull(removed);
      claimed = List.copyOf(claimed);
      if (!ascending(claimed)) {
        throw new IllegalArgumentException("Claimed places must ascend strictly: " + claimed);
      }
    }

    static boolean ascending(List<Claimed> claimed) {
      for (int i = 1; i < claimed.size(); i++) {
        if (claimed.get(i - 1).place().compareTo(claimed.get(i).place()) >= 0) {
          return false;
        }
      }
      return true;
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A marble jumps, once or more: {@code xe4Gc5Ba3}.
   *
   * @param from where it stands
   * @param jumps its jumps, at least one. Unmodifiable
   */
  record Capture(Cell from, List<Jump> jumps) implements ZertzMove {
    /**
     * Checks that there is a jump; the list is copied.
     *
     * @throws IllegalArgumentException when there is none
     */
    public Capture {
      Objects.requireNonNull(from);
      jumps = List.copyOf(jumps);
      if (jumps.isEmpty()) {
        throw new IllegalArgumentException("A capture has at least one jump.");
      }
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** Nothing can be done: {@code pass}. */
  record Pass() implements ZertzMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** The opponent's last turn, which ignored a capture, is taken back: {@code retract}. */
  record Retract() implements ZertzMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A claimed marble.
   *
   * @param marble its colour
   * @param place where it stands
   */
  record Claimed(Marble marble, Cell place) {
    /** Makes a claimed marble. */
    public Claimed {
      Objects.requireNonNull(marble);
      Objects.requireNonNull(place);
    }

    @Override
    public String toString() {
      return marble.letter() + place.toString();
    }
  }

  /**
   * One jump of a capture.
   *
   * @param captured the colour of the jumped marble
   * @param landing where the jumping marble lands
   */
  record Jump(Marble captured, Cell landing) {
    /** Makes a jump. */
    public Jump {
      Objects.requireNonNull(captured);
      Objects.requireNonNull(landing);
    }

    @Override
    public String toString() {
      return captured.letter() + landing.toString();
    }
  }

  /**
   * Reads a move; the form is the same in every variant.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move
   */
  static ZertzMove parse(String text) {
    return MoveText.parse(text);
  }
}
