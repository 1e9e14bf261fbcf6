package io.github.boardrules.examples.toy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/**
 * A puzzle: one player walks along a wall, from @0, until they reach the goal, which may be never.
 * Not packed. Position texts begin with a sign that has another meaning for many command lines.
 */
record Walk(int goal) implements Rules<Walk.Place, Walk.Step> {
  private static final VariantOption<Integer> GOAL =
      VariantOption.ofNumber("goal", 2, 1, 9_999_999);
  private static final VariantText TEXT = VariantText.of("walk", GOAL);
  private static final Notation<Place, Step> NOTATION =
      Notation.of(Step::toString, Step::parse, Place::toString, Place::parse);

  record Place(int steps) {
    static Place parse(String text) {
      TextCursor cursor = new TextCursor(text);
      cursor.expect('@');
      int steps = cursor.expectNumber();
      cursor.expectEnd();
      return new Place(steps);
    }

    @Override
    public String toString() {
      return "@" + steps;
    }
  }

  record Step(String word) {
    static Step parse(String text) {
      TextCursor cursor = new TextCursor(text);
      Step step = new Step(cursor.expectWord(List.of("on", "back")));
      cursor.expectEnd();
      return step;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  private static final List<Step> STEPS = List.of(new Step("on"), new Step("back"));

  static Walk parse(String variant) {
    return new Walk(TEXT.parse(variant).get(GOAL));
  }

  @Override
  public String variant() {
    return TEXT.format(TEXT.defaults().with(GOAL, goal));
  }

  @Override
  public int players() {
    return 1;
  }

  @Override
  public Place start() {
    return new Place(0);
  }

  @Override
  public Status status(Place position) {
    return position.steps() == goal ? Status.draw(MoveReason.GAME_OVER) : Status.ongoing(1);
  }

  @Override
  public List<Step> legalMoves(Place position) {
    return status(position).isOver() ? List.of() : STEPS;
  }

  @Override
  public Place play(Place position, Step move) {
    requireLegal(position, move);
    int steps = position.steps();
    return new Place(move.word().equals("on") ? steps + 1 : Math.max(0, steps - 1));
  }

  @Override
  public Notation<Place, Step> notation() {
    return NOTATION;
  }
}
