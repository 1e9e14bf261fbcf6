package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What is checked, and how.
 *
 * @param rules the rules under test
 * @param laws the laws to be checked
 * @param effort how much work a check does
 * @param positions positions given by hand
 * @param moves moves given by hand, usually of other variants
 * @param texts texts given by hand, for the readers
 * @param reasons all reasons that may appear; empty if unknown
 * @param ledger records the reasons that appear
 * @param reader makes rules from a variant's id, if there is one
 */
record CheckSettings<S, M>(
    Rules<S, M> rules,
    Set<Law> laws,
    Effort effort,
    List<S> positions,
    List<M> moves,
    List<String> texts,
    Set<Reason> reasons,
    ReasonLedger ledger,
    Optional<Function<String, ? extends Rules<?, ?>>> reader) {

  CheckSettings {
    laws = Set.copyOf(laws);
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
    texts = List.copyOf(texts);
    reasons = Set.copyOf(reasons);
  }

  CheckSettings<S, M> withLaws(Set<Law> chosen) {
    return new CheckSettings<>(
        rules, chosen, effort, positions, moves, texts, reasons, ledger, reader);
  }

  CheckSettings<S, M> withEffort(Effort chosen) {
    return new CheckSettings<>(
        rules, laws, chosen, positions, moves, texts, reasons, ledger, reader);
  }

  CheckSettings<S, M> withPositions(List<S> given) {
    return new CheckSettings<>(rules, laws, effort, given, moves, texts, reasons, ledger, reader);
  }

  CheckSettings<S, M> withMoves(List<M> given) {
    return new CheckSettings<>(
        rules, laws, effort, positions, given, texts, reasons, ledger, reader);
  }

  CheckSettings<S, M> withTexts(List<String> given) {
    return new CheckSettings<>(
        rules, laws, effort, positions, moves, given, reasons, ledger, reader);
  }

  CheckSettings<S, M> withReasons(Set<Reason> all) {
    return new CheckSettings<>(rules, laws, effort, positions, moves, texts, all, ledger, reader);
  }

  CheckSettings<S, M> withLedger(ReasonLedger collector) {
    return new CheckSettings<>(
        rules, laws, effort, positions, moves, texts, reasons, collector, reader);
  }

  CheckSettings<S, M> withReader(Function<String, ? extends Rules<?, ?>> function) {
    return new CheckSettings<>(
        rules, laws, effort, positions, moves, texts, reasons, ledger, Optional.of(function));
  }

  /** Returns a position's text for messages, even if the notation fails. */
  String safeText(S position) {
    try {
      return rules.notation().formatPosition(position);
    } catch (RuntimeException e) {
      return "(no text, because of " + e + ")";
    }
  }
}
