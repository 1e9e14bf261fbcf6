package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferenceMove;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the weights of the evaluation count, against the reference model. */
class EvaluationProperties {
  private static final Map<Character, String> NAMES =
      Map.of('Z', "tzaar", 'R', "tzarra", 'T', "tott");

  @Property
  void eachWeightCountsWhatItsNameSays(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    Assume.that(given.isInTurns() && !given.isOver());
    EvaluationCounts.check(given.rules(), given.position(), new Counts(given.reference()).all());
  }

  /** Counts in the reference model, for the player to move. */
  private static final class Counts {
    private final ReferencePosition position;
    private final Map<String, Double> counts = new HashMap<>();

    Counts(ReferencePosition position) {
      this.position = position;
    }

    Map<String, Double> all() {
      add(position.phase() + "-step", 1);
      countPlayer(position.side(), 1, "own");
      countPlayer(position.otherSide(), -1, "other");
      countLastOnes();
      return counts;
    }

    private void add(String name, double count) {
      counts.merge(name, count, Double::sum);
    }

    private void countPlayer(int player, int sign, String whose) {
      Set<ReferenceField> attacked = targets(3 - player);
      List<ReferenceStack> stacks = stacks(player, position.stacks().keySet());
      List<ReferenceStack> those = stacks(player, attacked);
      add("stack", sign * stacks.size());
      for (int height = 2; height <= 5; height++) {
        add("height-" + height, sign * higher(stacks, height));
      }
      add("highest", isHighest(player) ? sign : 0);
      add(whose + "-few-captures", sign / (1.0 + captures(player).size()));
      add(whose + "-captures", sign * Math.sqrt(captures(player).size()));
      add(whose + "-few-targets", sign / (1.0 + targets(player).size()));
      add(whose + "-attacked", sign * those.size());
      add(whose + "-attacked-2", sign * higher(those, 2));
      add(whose + "-attacked-3", sign * higher(those, 3));
      NAMES.forEach(
          (kind, name) -> {
            int left = position.stacksOf(player, kind);
            add(name + "s", sign / Math.max(1.0, left));
            if (kind != 'T') {
              add("tall-" + name, sign * higher(ofKind(stacks, kind), 2));
            }
            if (left >= 1 && left <= 3) {
              add(whose + "-last-" + left + "-attacked", sign * ofKind(those, kind).size());
            }
          });
    }

    /** Counts which of the opponent's kinds the player to move can end in this turn. */
    private void countLastOnes() {
      List<ReferenceStack> targets = stacks(position.otherSide(), targets(position.side()));
      for (char kind : NAMES.keySet()) {
        int left = position.stacksOf(position.otherSide(), kind);
        boolean isFirst = position.phase().equals("first");
        if (ofKind(targets, kind).size() == left && left == (isFirst ? 2 : 1)) {
          add(isFirst ? "pair" : "second-step-last", -1);
        }
      }
    }

    private boolean isHighest(int player) {
      int own = highest(player);
      return own > 1 && own > highest(3 - player);
    }

    private int highest(int player) {
      return stacks(player, position.stacks().keySet()).stream()
          .mapToInt(ReferenceStack::height)
          .max()
          .orElse(0);
    }

    private List<ReferenceMove> captures(int player) {
      return ReferenceTzaar.captures(position.at(player, "first"));
    }

    private Set<ReferenceField> targets(int player) {
      Set<ReferenceField> targets = new HashSet<>();
      captures(player).forEach(move -> targets.add(((ReferenceMove.Capture) move).to()));
      return targets;
    }

    private List<ReferenceStack> stacks(int player, Set<ReferenceField> fields) {
      return fields.stream()
          .flatMap(field -> position.stack(field).stream())
          .filter(stack -> stack.player() == player)
          .toList();
    }

    private static List<ReferenceStack> ofKind(List<ReferenceStack> stacks, char kind) {
      return stacks.stream().filter(stack -> stack.kind() == kind).toList();
    }

    private static int higher(List<ReferenceStack> stacks, int height) {
      return (int) stacks.stream().filter(stack -> stack.height() >= height).count();
    }
  }
}
