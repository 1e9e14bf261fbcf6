package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.search.Playout;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Makes numbers of any game, for a program that learns it: actions, a mask and features. */
final class LearnerInput<S, M> {
  private static final int GAMES = 6;
  private static final int MAX_PLIES = 80;

  private final Rules<S, M> rules;
  private final List<Step> actions;
  private final List<String> cells;

  /** The pieces of each player, and those of all (0). */
  private final Map<Integer, Set<String>> pieces = new TreeMap<>();

  // @start region=space
  /** Collects the cells, pieces and words of random games, always the same ones. */
  LearnerInput(Rules<S, M> rules) {
    this.rules = rules;
    Set<Step> steps = new TreeSet<>(Step.ORDER);
    Set<String> places = new TreeSet<>();
    SplitMix64 random = new SplitMix64(1);
    for (int game = 0; game < GAMES; game++) {
      for (S position : Playout.randomMatch(rules, rules.start(), random, MAX_PLIES).positions()) {
        Diagram diagram = rules.diagram(position);
        diagram.cells().forEach(cell -> places.add(cell.name()));
        diagram.cells().forEach(cell -> steps.add(Step.cell(cell.name())));
        for (Diagram.Piece piece : diagram.pieces()) {
          pieces.computeIfAbsent(owner(piece), owner -> new TreeSet<>()).add(piece.style().name());
        }
        List<M> legal = rules.legalMoves(position);
        if (!legal.isEmpty()) {
          M move = legal.get(random.below(legal.size()));
          steps.addAll(rules.moveEntry().steps(position, move));
          steps.addAll(rules.draft(position, List.of()).next());
        }
      }
    }
    actions = List.copyOf(steps);
    cells = List.copyOf(places);
  }

  /** Returns the actions that may follow those that have been chosen. */
  BitSet mask(S position, List<Step> chosen) {
    BitSet mask = new BitSet(actions.size());
    rules.draft(position, chosen).next().forEach(step -> mask.set(actions.indexOf(step)));
    return mask;
  }

  /** Returns how many pieces of each kind are on each cell; those of the player to move first. */
  float[] features(S position) {
    int mover = rules.status(position).toMove().orElse(1);
    List<String> kinds = new ArrayList<>(pieces.getOrDefault(mover, Set.of()));
    pieces.forEach((owner, names) -> kinds.addAll(owner == mover ? List.of() : names));
    float[] features = new float[cells.size() * kinds.size()];
    for (Diagram.Piece piece : rules.diagram(position).pieces()) {
      int cell = cells.indexOf(piece.cell());
      features[cell * kinds.size() + kinds.indexOf(piece.style().name())] += piece.count();
    }
    return features;
  }

  private static int owner(Diagram.Piece piece) {
    return piece.style().owner().orElse(0);
  }

  // @end

  List<Step> actions() {
    return actions;
  }

  Collection<Set<String>> pieces() {
    return pieces.values();
  }

  public static void main(String[] arguments) {
    for (String variant : List.of("zertz", "tzaar", "pylos")) {
      print(Catalog.installed().rules(variant));
    }
  }

  private static <S, M> void print(Rules<S, M> rules) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    int possible = input.mask(rules.start(), List.of()).cardinality();
    System.out.printf(
        "%s: %d actions, %d of them possible at first; pieces %s%n",
        rules.variant(), input.actions().size(), possible, input.pieces());
  }
}
