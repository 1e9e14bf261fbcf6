package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the weights of the evaluation count, against the reference model. */
class EvaluationProperties {
  private static final int FAR = 5;

  @Property
  void eachWeightCountsWhatItsNameSays(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.ongoingPosition(new Dice(seed));
    ReferencePosition position = given.reference();
    Map<String, Double> counts = new HashMap<>(Map.of("turn", 1.0));
    counts(given.referenceRules(), position)
        .forEach((name, count) -> counts.put("own-" + name, (double) count));
    counts(given.referenceRules(), position.at(position.otherSide(), position.quiet()))
        .forEach((name, count) -> counts.put("other-" + name, (double) -count));
    EvaluationCounts.check(given.rules(), given.position(), counts);
  }

  /** Returns what is counted for the player to move. */
  private static Map<String, Integer> counts(
      ReferenceColorfield rules, ReferencePosition position) {
    Map<String, Integer> counts = new HashMap<>();
    Map<String, Integer> distances = distances(rules);
    Set<String> attackers = new HashSet<>();
    Set<String> prey = new HashSet<>();
    for (String from : rules.fieldsOf(position, position.side())) {
      char colour = position.colour(from);
      if (colour == 'r') {
        counts.merge("red-" + distances.getOrDefault(from, FAR), 1, Integer::sum);
      }
      for (String to : rules.layout().fields()) {
        if (rules.canStep(position, from, to)) {
          counts.merge("red-step", colour == 'r' ? 1 : 0, Integer::sum);
          if (rules.layout().colour(to) == colour && !rules.layout().isMiddle(to)) {
            attackers.add(from);
          }
          prey.addAll(rules.prey(position, from, to));
        }
      }
    }
    List<String> reds = prey.stream().filter(field -> position.colour(field) == 'r').toList();
    counts.put("piece", rules.inPlay(position, position.side()).size());
    counts.put("attacker", attackers.size());
    counts.put("threat", prey.size());
    counts.put("red-threat", reds.size());
    counts.put(
        "middle-threat",
        (int) reds.stream().filter(field -> distances.getOrDefault(field, FAR) == 1).count());
    return counts;
  }

  /** Returns how many steps a red piece alone on the board is from the middle. */
  private static Map<String, Integer> distances(ReferenceColorfield rules) {
    Map<String, Integer> distances = new HashMap<>();
    rules.layout().fields().stream()
        .filter(rules.layout()::isMiddle)
        .forEach(field -> distances.put(field, 0));
    for (int distance = 1; distance < FAR; distance++) {
      Map<String, Integer> before = Map.copyOf(distances);
      for (String from : rules.layout().fields()) {
        ReferencePosition alone = ReferencePosition.empty(1).with(from, 'R');
        if (before.keySet().stream().anyMatch(to -> rules.canStep(alone, from, to))) {
          distances.putIfAbsent(from, distance);
        }
      }
    }
    return distances;
  }
}
