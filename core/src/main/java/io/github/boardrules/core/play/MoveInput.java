package io.github.boardrules.core.play;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A move that a person enters step by step: what has been entered, what may follow, why the last
 * step was refused, and the board that shows all of this. It is an immutable value: each step
 * returns another input.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var input = MoveInput.of(rules, rules.start()).enter(Step.parse("piece:white"));
 * input = input.enter(Step.parse("cell:d4")).enter(Step.parse("cell:d3"));
 * input.refusal().orElseThrow();
 *     // ==> ring-not-free: The ring on d3 cannot be removed without moving others.
 * input.enter(Step.parse("cell:d1")).move(); // ==> Optional[Wd4,d1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class MoveInput<S, M> {
  private final Rules<S, M> rules;
  private final S position;
  private final List<Step> entered;
  private final Draft<S, M> draft;
  private final Optional<Refusal> refusal;

  private MoveInput(
      Rules<S, M> rules,
      S position,
      List<Step> entered,
      Draft<S, M> draft,
      Optional<Refusal> refusal) {
    this.rules = rules;
    this.position = position;
    this.entered = entered;
    this.draft = draft;
    this.refusal = refusal;
  }

  /**
   * {@return the input of a move of which nothing has been entered}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   */
  public static <S, M> MoveInput<S, M> of(Rules<S, M> rules, S position) {
    return of(rules, position, List.of());
  }

  private static <S, M> MoveInput<S, M> of(Rules<S, M> rules, S position, List<Step> entered) {
    return new MoveInput<>(
        rules, position, entered, rules.draft(position, entered), Optional.empty());
  }

  /**
   * {@return this input with one more step; if it cannot follow, but has been entered before, an
   * input without it and what came after it; if it chooses another piece with which a legal move
   * can be made, an input that begins with it (see {@link MoveEntry#canChooseAnotherPiece});
   * otherwise this input with a {@link #refusal()}}
   *
   * @param step what the person touches or chooses
   */
  public MoveInput<S, M> enter(Step step) {
    Objects.requireNonNull(step, "step");
    List<Step> longer = new ArrayList<>(entered);
    longer.add(step);
    MoveInput<S, M> next = of(rules, position, List.copyOf(longer));
    Optional<Refusal> why = next.draft.refusal();
    if (why.isEmpty()) {
      return next;
    }
    int before = entered.lastIndexOf(step);
    if (before >= 0) {
      return of(rules, position, entered.subList(0, before));
    }
    if (!entered.isEmpty() && rules.moveEntry().canChooseAnotherPiece() && isOfPiece(step)) {
      MoveInput<S, M> other = of(rules, position, List.of(step));
      if (other.draft.refusal().isEmpty()) {
        return other;
      }
    }
    return new MoveInput<>(rules, position, entered, draft, why);
  }

  private boolean isOfPiece(Step step) {
    return step.isPiece()
        || (step.isCell()
            && rules.diagram(position).pieces().stream()
                .anyMatch(piece -> piece.cell().equals(step.name())));
  }

  /** {@return this input without its last step, if there is one, and without a refusal} */
  public MoveInput<S, M> undo() {
    return of(rules, position, entered.subList(0, Math.max(0, entered.size() - 1)));
  }

  /** {@return the rules} */
  public Rules<S, M> rules() {
    return rules;
  }

  /** {@return the position in which the move is entered} */
  public S position() {
    return position;
  }

  /** {@return the accepted steps in order, unmodifiable} */
  public List<Step> entered() {
    return entered;
  }

  /** {@return the steps that may follow, in the order of {@link Step#ORDER}; unmodifiable} */
  public Set<Step> next() {
    return draft.next();
  }

  /** {@return the move that the steps complete, if they do; more may follow} */
  public Optional<M> move() {
    return draft.move();
  }

  /** {@return whether the move is complete and no step can follow, so that it can be played} */
  public boolean isFinished() {
    return draft.move().isPresent() && draft.next().isEmpty();
  }

  /** {@return what to do next, such as {@code Choose a marble.}; empty if the game is over} */
  public Optional<Label> prompt() {
    return draft.prompt();
  }

  /** {@return why the last step was not accepted; empty if it was, or there is none} */
  public Optional<Refusal> refusal() {
    return refusal;
  }

  /**
   * {@return the board after the steps, with marks on what is entered, may follow or is refused}
   */
  public Diagram diagram() {
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

  /**
   * {@return the text of a step for people: the name of a cell, a piece as drawings call it, or a
   * word}
   *
   * @param step a step
   * @param locale its language decides; English if there is no translation
   */
  public String message(Step step, Locale locale) {
    Objects.requireNonNull(locale, "locale");
    if (step.isWord()) {
      return rules.moveEntry().wordLabel(step.name()).message(locale);
    }
    return rules.diagram(position).stocks().stream()
        .flatMap(stock -> stock.piles().stream())
        .map(Diagram.Pile::style)
        .filter(style -> step.isPiece() && style.name().equals(step.name()))
        .map(style -> style.label().message(locale))
        .findFirst()
        .orElse(step.name());
  }

  /**
   * {@return the arrow of a step, as {@link MoveEntry#wordArrow} says; empty if it has none}
   *
   * @param step a step
   */
  public Optional<String> arrow(Step step) {
    return step.isWord() ? rules.moveEntry().wordArrow(step.name()) : Optional.empty();
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
        .collect(Collectors.toList());
  }

  private List<Transfer> transfers(M move) {
    return rules
        .moveEntry()
        .transfers(position, move)
        .orElseGet(() -> rules.changes(position, move).transfers());
  }

  private static List<String> cells(Collection<Step> steps) {
    return steps.stream().filter(Step::isCell).map(Step::name).collect(Collectors.toList());
  }
}
