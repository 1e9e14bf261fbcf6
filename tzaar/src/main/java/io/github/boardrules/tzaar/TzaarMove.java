package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import java.util.Objects;

/**
 * One step of a turn (RULES.md, "A move"). A move does not know its position, so it may name fields
 * on which nothing stands; {@link TzaarRules#refusal} says so.
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
   * A piece is put on an empty field: {@code Z@E4}.
   *
   * @param kind its kind
   * @param field where it is put
   */
  record Place(Kind kind, Field field) implements TzaarMove {
    /** Makes a place. */
    public Place {
      Objects.requireNonNull(kind);
      Objects.requireNonNull(field);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A stack captures another: {@code D5xC5}.
   *
   * @param from where the capturing stack stands
   * @param to where the captured stack stands
   */
  record Capture(Field from, Field to) implements TzaarMove {
    /** Makes a capture; it may name any two fields. */
    public Capture {
      Objects.requireNonNull(from);
      Objects.requireNonNull(to);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A stack goes on top of another of the same player: {@code H5+G5}.
   *
   * @param from where the moving stack stands
   * @param to where the other stack stands
   */
  record Reinforce(Field from, Field to) implements TzaarMove {
    /** Makes a reinforcement; it may name any two fields. */
    public Reinforce {
      Objects.requireNonNull(from);
      Objects.requireNonNull(to);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** Nothing moves: {@code pass}. */
  record Pass() implements TzaarMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * Reads a move; the form is the same in every variant.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move
   */
  static TzaarMove parse(String text) {
    return MoveText.parse(text);
  }
}
