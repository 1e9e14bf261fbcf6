package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import java.util.Objects;

/**
 * One step of a turn (RULES.md, "A move"). A move is independent of any position, so it may name
 * empty fields; {@link TzaarRules#refusal} reports that.
 *
 * <pre>{@code
 * var move = TzaarMove.parse("D5xC5");
 * if (move instanceof TzaarMove.Capture capture) {
 *   capture.to(); // ==> C5
 * }
 * }</pre>
 */
public sealed interface TzaarMove {
  /**
   * Places a piece on an empty field: {@code Z@E4}.
   *
   * @param kind the kind of the piece
   * @param to the field
   */
  record Place(TzaarKind kind, TzaarField to) implements TzaarMove {
    /** Creates a placement. */
    public Place {
      Objects.requireNonNull(kind, "kind");
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * Captures a stack of the opponent: {@code D5xC5}.
   *
   * @param from the field of the capturing stack
   * @param to the field of the captured stack
   */
  record Capture(TzaarField from, TzaarField to) implements TzaarMove {
    /** Creates a capture; the two fields may be any. */
    public Capture {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * Puts a stack on top of another one of the same player: {@code H5+G5}.
   *
   * @param from the field of the moving stack
   * @param to the field of the stack that is covered
   */
  record Reinforce(TzaarField from, TzaarField to) implements TzaarMove {
    /** Creates a reinforcement; the two fields may be any. */
    public Reinforce {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** Moves nothing: {@code pass}. */
  record Pass() implements TzaarMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * {@return the move, legal or not, that a text stands for in every variant}
   *
   * @param text any text
   * @throws NotationException if the text is not a move
   */
  static TzaarMove parse(String text) {
    return MoveText.parse(text, true);
  }
}
