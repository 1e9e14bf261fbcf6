package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Makes numbers of any game, for a program that learns it: actions, a mask and an observation. */
public final class LearnerInput<S, M> {
  private final Rules<S, M> rules;
  private final List<Step> steps;
  private final Map<Step, Integer> actions = new HashMap<>();
  private final PositionNumbers numbers;

  // @start region=space
  /** Collects what the rules know: the cells, the pieces in stock, the words of moves. */
  public LearnerInput(Rules<S, M> rules) {
    this.rules = rules;
    Notation<S, M> notation = rules.notation();
    Diagram diagram = rules.diagram(rules.start());
    Set<String> cells = new TreeSet<>();
    diagram.cells().forEach(cell -> cells.add(cell.name()));
    String start = notation.formatPosition(rules.start());
    numbers = new PositionNumbers(notation, start, List.copyOf(cells));
    if (numbers.places() > cells.size()) {
      // Cells such as those of a pyramid are drawn once something can stand there.
      cells.addAll(Alternatives.cells(notation));
    }
    Set<Step> all = new TreeSet<>(Step.ORDER);
    cells.forEach(cell -> all.add(Step.cell(cell)));
    diagram.stocks().stream()
        .flatMap(stock -> stock.piles().stream())
        .forEach(pile -> all.add(Step.piece(pile.style().name())));
    Alternatives.lastWords(notation).forEach(word -> all.add(Step.word(word)));
    steps = List.copyOf(all);
    steps.forEach(step -> actions.put(step, actions.size()));
  }

  /** Returns the steps that are actions 0, 1 and so on; another one, the last, ends the move. */
  public List<Step> steps() {
    return steps;
  }

  /** Returns the actions that may follow those that have been chosen; none if the game is over. */
  public BitSet mask(S position, List<Step> chosen) {
    Draft<S, M> draft = rules.draft(position, chosen);
    BitSet mask = new BitSet(steps.size() + 1);
    draft.next().forEach(step -> mask.set(actions.get(step)));
    mask.set(steps.size(), draft.move().isPresent());
    return mask;
  }

  /** Returns all that distinguishes a position, as {@link PositionNumbers} puts it in order. */
  public int[] observation(S position) {
    return numbers.of(rules.notation().formatPosition(position));
  }

  // @end

  /** Returns how many places the board has. */
  public int places() {
    return numbers.places();
  }

  /** Returns what stands on a place by its number, a character each. */
  public String kinds() {
    return numbers.kinds();
  }

  public static void main(String[] arguments) {
    for (String variant : List.of("zertz", "tzaar", "pylos")) {
      print(Catalog.installed().rules(variant));
    }
  }

  private static <S, M> void print(Rules<S, M> rules) {
    LearnerInput<S, M> input = new LearnerInput<>(rules);
    System.out.printf(
        "%s: %d actions, %d of them possible at first; %d numbers, %d of them places with %s%n",
        rules.variant(),
        input.steps().size() + 1,
        input.mask(rules.start(), List.of()).cardinality(),
        input.observation(rules.start()).length,
        input.places(),
        input.kinds());
  }
}
