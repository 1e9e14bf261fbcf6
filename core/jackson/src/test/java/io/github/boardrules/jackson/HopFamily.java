package io.github.boardrules.jackson;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.PropertyResourceBundle;

/** A game of somebody else, whose moves only their own package sees. */
public final class HopFamily extends GameFamily {
  private static final VariantText TEXT = VariantText.of("hop", VariantOption.ofSeed("seed"));

  /** Creates the family. */
  public HopFamily() {
    super(
        "hop",
        variant -> new Hops(),
        GameInfo.of(TEXT, new Messages(locale -> sentences()), "hop", "hop"));
  }

  private static PropertyResourceBundle sentences() {
    try {
      return new PropertyResourceBundle(
          new StringReader("game.hop=Hop\nvariant.hop.hop=Hop\noption.seed=Seed\n"));
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A move, which has no method to read it. */
  sealed interface Hop {}

  record Far(int steps) implements Hop {
    @Override
    public String toString() {
      return "far" + steps;
    }
  }

  record Near() implements Hop {
    @Override
    public String toString() {
      return "near";
    }
  }

  private record Hops() implements Rules<Integer, Hop> {
    @Override
    public String variant() {
      return "hop";
    }

    @Override
    public Integer start() {
      return 3;
    }

    @Override
    public Status status(Integer position) {
      return position > 0 ? Status.ongoing(1) : Status.win(1, MoveReason.GAME_OVER);
    }

    @Override
    public List<Hop> legalMoves(Integer position) {
      return position > 0 ? List.of(new Near(), new Far(position)) : List.of();
    }

    @Override
    public Integer play(Integer position, Hop move) {
      return move instanceof Far far ? position - far.steps() : position - 1;
    }

    @Override
    public Notation<Integer, Hop> notation() {
      return Notation.of(Hop::toString, Hops::parse, Object::toString, Integer::valueOf);
    }

    private static Hop parse(String text) {
      if (text.equals("near")) {
        return new Near();
      }
      if (!text.matches("far[1-3]")) {
        throw NotationException.malformed(
            text, 0, List.of(Expected.of("near"), Expected.of("far")));
      }
      return new Far(text.charAt(3) - '0');
    }
  }
}
