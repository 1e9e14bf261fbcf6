package io.github.boardrules.core.play;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The board while a move is entered: see {@link MoveInput#diagram()}. */
record MoveInputDiagram<S, M>(Rules<S, M> rules, S position, List<Step> entered) {

  Diagram marked(Draft<S, M> draft, Optional<Refusal> refusal) {
    Diagram diagram =
        draft
            .preview()
            .map(rules::diagram)
            .orElseGet(() -> rules.diagram(position).withTransfers(travelled()))
            .withMarks(cells(draft.next()), Emphasis.NEXT)
            .withMarks(cells(entered), Emphasis.ENTERED)
            .withMarks(refusal.map(Refusal::cells).orElse(List.of()), Emphasis.REFUSED);
    for (Step step : draft.next()) {
      diagram = withPileMark(diagram, entered, step, Emphasis.NEXT);
    }
    for (int i = 0; i < entered.size(); i++) {
      diagram = withPileMark(diagram, entered.subList(0, i), entered.get(i), Emphasis.ENTERED);
    }
    return diagram;
  }

  /** Returns the transfers with which all moves begin, as far as they lead to entered cells. */
  private List<Transfer> travelled() {
    List<Transfer> common = entered.isEmpty() ? List.of() : commonTransfers();
    List<String> enteredCells = cells(entered);
    int count = 0;
    while (count < common.size()
        && common.get(count).to().cell().map(enteredCells::contains).orElse(count > 0)) {
      count++;
    }
    return common.subList(0, count);
  }

  private List<Transfer> commonTransfers() {
    Iterator<M> moves = movesWith(entered).iterator();
    List<Transfer> common = moves.hasNext() ? transfers(moves.next()) : List.of();
    while (moves.hasNext() && !common.isEmpty()) {
      List<Transfer> other = transfers(moves.next());
      int count = 0;
      while (count < Math.min(common.size(), other.size())
          && common.get(count).equals(other.get(count))) {
        count++;
      }
      common = common.subList(0, count);
    }
    return common;
  }

  /** Marks the pile from which a step takes a piece: the one from which its moves take it. */
  private Diagram withPileMark(Diagram diagram, List<Step> before, Step step, Emphasis emphasis) {
    if (!step.isPiece()) {
      return diagram;
    }
    List<Step> with = new ArrayList<>(before);
    with.add(step);
    return movesWith(with).stream().findFirst().stream()
        .flatMap(move -> transfers(move).stream())
        .filter(transfer -> transfer.piece().equals(step.name()))
        .flatMap(transfer -> transfer.from().stock().stream())
        .findFirst()
        .map(stock -> diagram.withPileMark(stock, step.name(), emphasis))
        .orElse(diagram);
  }

  private List<M> movesWith(List<Step> steps) {
    MoveEntry<S, M> entry = rules.moveEntry();
    return entry.candidates(rules, position, steps).stream()
        .filter(move -> entry.nextSteps(position, move, steps).isPresent())
        .toList();
  }

  private List<Transfer> transfers(M move) {
    return rules
        .moveEntry()
        .transfers(position, move)
        .orElseGet(() -> rules.changes(position, move).transfers());
  }

  private static List<String> cells(Collection<Step> steps) {
    return steps.stream().filter(Step::isCell).map(Step::name).toList();
  }
}
