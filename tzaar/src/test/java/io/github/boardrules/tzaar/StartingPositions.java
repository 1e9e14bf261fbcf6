package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/**
 * Positions set up by hand, of one variant. They are made so that what is rare in random games is
 * common: towers, last stacks of a kind, empty boards, players who cannot capture or have lost a
 * kind.
 */
final class StartingPositions {
  private static final int ALL = 30;
  private static final List<Character> KINDS = List.copyOf(ReferenceTzaar.PIECES.keySet());

  private final TzaarRules rules;
  private final Dice dice;

  StartingPositions(TzaarRules rules, Dice dice) {
    this.rules = rules;
    this.dice = dice;
  }

  /** A position in any phase. */
  GamePosition any() {
    return switch (dice.between(0, 11)) {
      case 0 -> GamePosition.start(rules);
      case 1 -> open();
      case 2, 3 -> placing();
      default -> inTurns();
    };
  }

  /** All pieces on random fields, before the first capture. */
  GamePosition open() {
    return GamePosition.of(rules, lay(bag(1), bag(2), shuffled()).at(1, "open"));
  }

  /** Some pieces placed: a few, about half, or nearly all. */
  GamePosition placing() {
    int white = dice.oneIn(2) ? dice.between(ALL - 3, ALL) : dice.between(0, ALL);
    int black = Math.max(0, white - (white == ALL ? 1 : dice.between(0, 1)));
    ReferencePosition position =
        lay(bag(1).subList(0, white), bag(2).subList(0, black), shuffled());
    return GamePosition.of(rules, position.at(white == black ? 1 : 2, "place"));
  }

  /** A position in phase first or second. */
  private GamePosition inTurns() {
    int player = dice.between(1, 2);
    boolean apart = dice.oneIn(8);
    List<ReferenceStack> whole = stacks(player, KINDS, apart);
    List<ReferenceStack> other = stacks(3 - player, dice.oneIn(8) ? lacking() : KINDS, apart);
    if (whole.size() == ALL && other.size() == ALL) {
      whole.remove(dice.random().below(ALL));
    }
    String phase = dice.oneIn(2) ? "first" : "second";
    ReferencePosition position = apart ? scatter(whole, other) : lay(whole, other, shuffled());
    return GamePosition.of(rules, position.at(dice.between(1, 2), phase));
  }

  private List<ReferenceField> shuffled() {
    return dice.shuffled(ReferenceBoard.FIELDS);
  }

  private List<Character> lacking() {
    List<Character> kinds = new ArrayList<>(KINDS);
    kinds.remove(dice.random().below(kinds.size()));
    return kinds;
  }

  /** Stacks of a player: one of each of the kinds, and random others, some of them higher. */
  private List<ReferenceStack> stacks(int player, List<Character> kinds, boolean few) {
    List<Character> tops = new ArrayList<>(kinds);
    int stacks =
        switch (few ? 0 : dice.between(1, 4)) {
          case 0 -> kinds.size();
          case 1 -> dice.between(kinds.size(), kinds.size() + 3);
          case 2 -> dice.between(kinds.size(), ALL);
          default -> dice.between(kinds.size(), 12);
        };
    List<ReferenceStack> bag = new ArrayList<>(bag(player));
    kinds.forEach(kind -> bag.remove(new ReferenceStack(player, kind, 1)));
    bag.removeIf(stack -> !kinds.contains(stack.kind()));
    for (ReferenceStack stack : bag.subList(0, Math.min(bag.size(), stacks - kinds.size()))) {
      tops.add(stack.kind());
    }
    List<Integer> heights = heights(tops.size());
    List<ReferenceStack> raised = new ArrayList<>();
    for (int i = 0; i < tops.size(); i++) {
      raised.add(new ReferenceStack(player, tops.get(i), heights.get(i)));
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

  private List<ReferenceStack> bag(int player) {
    List<ReferenceStack> pieces = new ArrayList<>();
    ReferenceTzaar.PIECES.forEach(
        (kind, number) ->
            pieces.addAll(Collections.nCopies(number, new ReferenceStack(player, kind, 1))));
    return dice.shuffled(pieces);
  }

  /** Puts the stacks on fields that do not see each other, as far as possible. */
  private ReferencePosition scatter(List<ReferenceStack> one, List<ReferenceStack> other) {
    List<ReferenceField> apart = new ArrayList<>();
    List<ReferenceField> fields = new ArrayList<>(shuffled());
    for (ReferenceField field : fields) {
      if (apart.stream().noneMatch(chosen -> sees(field, chosen))) {
        apart.add(field);
      }
    }
    fields.removeAll(apart);
    apart.addAll(fields);
    return lay(one, other, apart);
  }

  private static boolean sees(ReferenceField field, ReferenceField chosen) {
    return ReferenceBoard.DIRECTIONS.stream()
        .anyMatch(direction -> ReferenceBoard.sight(field, direction).contains(chosen));
  }

  private ReferencePosition lay(
      List<ReferenceStack> one, List<ReferenceStack> other, List<ReferenceField> fields) {
    List<ReferenceStack> stacks = new ArrayList<>(one);
    stacks.addAll(other);
    ReferencePosition position = new ReferencePosition(new TreeMap<>(), 1, "place");
    for (int i = 0; i < stacks.size(); i++) {
      position = position.with(fields.get(i), stacks.get(i));
    }
    return position;
  }
}
