package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.plain.PlainBoard;
import io.github.boardrules.tzaar.plain.PlainField;
import io.github.boardrules.tzaar.plain.PlainPosition;
import io.github.boardrules.tzaar.plain.PlainStack;
import io.github.boardrules.tzaar.plain.PlainTzaar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/**
 * Positions set up by hand, of one variant. They are made so that what is rare in random games is
 * common: towers, last stacks of a kind, empty boards, a player who cannot capture or lacks a kind.
 */
final class Openings {
  private static final int ALL = 30;
  private static final List<Character> KINDS = List.copyOf(PlainTzaar.PIECES.keySet());

  private final TzaarRules rules;
  private final Dice dice;

  Openings(TzaarRules rules, Dice dice) {
    this.rules = rules;
    this.dice = dice;
  }

  /** A position in any phase. */
  Scene any() {
    return switch (dice.between(0, 11)) {
      case 0 -> Scene.start(rules);
      case 1 -> open();
      case 2, 3 -> placing();
      default -> inTurns();
    };
  }

  /** All pieces dealt anyhow, before the first capture. */
  Scene open() {
    return Scene.of(rules, lay(bag(1), bag(2)).at(1, "open"));
  }

  /** Some pieces placed: a few, about half, or nearly all. */
  Scene placing() {
    int white = dice.oneIn(2) ? dice.between(ALL - 3, ALL) : dice.between(0, ALL);
    int black = Math.max(0, white - (white == ALL ? 1 : dice.between(0, 1)));
    PlainPosition position = lay(bag(1).subList(0, white), bag(2).subList(0, black));
    return Scene.of(rules, position.at(white == black ? 1 : 2, "place"));
  }

  /** A position in phase first or second. */
  Scene inTurns() {
    int player = dice.between(1, 2);
    boolean apart = dice.oneIn(8);
    List<PlainStack> whole = stacks(player, KINDS, apart);
    List<PlainStack> other = stacks(3 - player, dice.oneIn(8) ? lacking() : KINDS, apart);
    if (whole.size() == ALL && other.size() == ALL) {
      whole.remove(dice.random().below(ALL));
    }
    String phase = dice.oneIn(2) ? "first" : "second";
    PlainPosition position = apart ? scatter(whole, other) : lay(whole, other);
    return Scene.of(rules, position.at(dice.between(1, 2), phase));
  }

  private List<Character> lacking() {
    List<Character> kinds = new ArrayList<>(KINDS);
    kinds.remove(dice.random().below(kinds.size()));
    return kinds;
  }

  /** Stacks of a player: one of each of the kinds, others by lot, some of them made higher. */
  private List<PlainStack> stacks(int player, List<Character> kinds, boolean few) {
    List<Character> tops = new ArrayList<>(kinds);
    int stacks =
        switch (few ? 0 : dice.between(1, 4)) {
          case 0 -> kinds.size();
          case 1 -> dice.between(kinds.size(), kinds.size() + 3);
          case 2 -> dice.between(kinds.size(), ALL);
          default -> dice.between(kinds.size(), 12);
        };
    List<PlainStack> bag = new ArrayList<>(bag(player));
    kinds.forEach(kind -> bag.remove(new PlainStack(player, kind, 1)));
    bag.removeIf(stack -> !kinds.contains(stack.kind()));
    for (PlainStack stack : bag.subList(0, Math.min(bag.size(), stacks - kinds.size()))) {
      tops.add(stack.kind());
    }
    List<Integer> heights = heights(tops.size());
    List<PlainStack> raised = new ArrayList<>();
    for (int i = 0; i < tops.size(); i++) {
      raised.add(new PlainStack(player, tops.get(i), heights.get(i)));
    }
    return raised;
  }

  /** Heights that use none, some or all of the other pieces, spread or on one stack. */
  private List<Integer> heights(int stacks) {
    List<Integer> heights = new ArrayList<>(Collections.nCopies(stacks, 1));
    int spare =
        switch (dice.between(0, 3)) {
          case 0 -> 0;
          case 1 -> ALL - stacks;
          default -> dice.between(0, ALL - stacks);
        };
    int towers = dice.oneIn(3) ? 1 : dice.between(1, stacks);
    for (int i = 0; i < spare; i++) {
      int tower = dice.random().below(towers);
      heights.set(tower, heights.get(tower) + 1);
    }
    return dice.shuffled(heights);
  }

  private List<PlainStack> bag(int player) {
    List<PlainStack> pieces = new ArrayList<>();
    PlainTzaar.PIECES.forEach(
        (kind, number) ->
            pieces.addAll(Collections.nCopies(number, new PlainStack(player, kind, 1))));
    return dice.shuffled(pieces);
  }

  private PlainPosition lay(List<PlainStack> one, List<PlainStack> other) {
    return lay(one, other, dice.shuffled(PlainBoard.FIELDS));
  }

  /** The same with stacks that do not see each other, as far as this is possible. */
  private PlainPosition scatter(List<PlainStack> one, List<PlainStack> other) {
    List<PlainField> apart = new ArrayList<>();
    List<PlainField> fields = new ArrayList<>(dice.shuffled(PlainBoard.FIELDS));
    for (PlainField field : fields) {
      if (apart.stream().noneMatch(chosen -> sees(field, chosen))) {
        apart.add(field);
      }
    }
    fields.removeAll(apart);
    apart.addAll(fields);
    return lay(one, other, apart);
  }

  private static boolean sees(PlainField field, PlainField chosen) {
    return PlainBoard.DIRECTIONS.stream()
        .anyMatch(direction -> PlainBoard.sight(field, direction).contains(chosen));
  }

  private PlainPosition lay(List<PlainStack> one, List<PlainStack> other, List<PlainField> fields) {
    List<PlainStack> stacks = new ArrayList<>(one);
    stacks.addAll(other);
    PlainPosition position = new PlainPosition(new TreeMap<>(), 1, "place");
    for (int i = 0; i < stacks.size(); i++) {
      position = position.with(fields.get(i), stacks.get(i));
    }
    return position;
  }
}
