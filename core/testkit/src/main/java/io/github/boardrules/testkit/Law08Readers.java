package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Law 8: {@link Law#LAW_08_READERS}. */
final class Law08Readers {
  private static final int SOURCES = 8;

  private Law08Readers() {}

  static <S extends Object, M extends Object> void check(LawTrial<S, M> trial) {
    Notation<S, M> notation = trial.rules().notation();
    List<String> moves = new ArrayList<>();
    for (M move : Sampling.of(trial.legal(), SOURCES, trial.random())) {
      moves.add(notation.formatMove(move));
    }
    List<String> elsewhere = trial.checked().pool().someTexts(trial.random());
    ReaderTrial<M> move =
        new ReaderTrial<>(trial, "parseMove", notation::parseMove, notation::formatMove, moves);
    texts(trial, moves, elsewhere).forEach(move::check);

    String position = notation.formatPosition(trial.position());
    ReaderTrial<S> board =
        new ReaderTrial<>(
            trial,
            "parsePosition",
            notation::parsePosition,
            notation::formatPosition,
            List.of(position));
    texts(trial, List.of(position), elsewhere).forEach(board::check);

    trial.settings().reader().ifPresent(reader -> variants(trial, reader));
  }

  private static <S extends Object, M extends Object> void variants(
      LawTrial<S, M> trial, Function<String, ? extends Rules<?, ?>> reader) {
    // Rules need not be equal, so their ids stand for them.
    String id = trial.rules().variant();
    ReaderTrial<String> variants =
        new ReaderTrial<>(
            trial,
            "the reader of variants",
            text -> reader.apply(text).variant(),
            text -> text,
            List.of(id));
    texts(trial, List.of(id), List.of(id + ",x=1", id + ":x=y")).forEach(variants::check);
  }

  /**
   * Changed texts. Readers care little about the position, so one of a game has most of them, and
   * many of those that often do harm.
   */
  private static Set<String> texts(LawTrial<?, ?> trial, List<String> sources, List<String> donors) {
    Set<String> texts = new TreeSet<>(trial.settings().texts());
    TextMutator mutator = new TextMutator(sources, donors, trial.random());
    int changed = trial.settings().effort().texts();
    for (int i = 0; i < (trial.isFull() ? changed : changed / 16); i++) {
      texts.add(mutator.next());
    }
    List<String> examples = sources.isEmpty() ? donors : sources;
    if (trial.isFull() || examples.isEmpty()) {
      String example = examples.isEmpty() ? "" : Sampling.one(examples, trial.random());
      List<String> harmful = HarmfulTexts.around(example, trial.random());
      texts.addAll(Sampling.of(harmful, 2 * changed, trial.random()));
    }
    return texts;
  }
}
