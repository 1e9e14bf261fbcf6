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

  /** What is tried behind a text; a number may continue with a digit. */
  private static final String BEHIND = " ?0\nx";

  private Law08Readers() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Notation<S, M> notation = trial.rules.notation();
    List<String> moves = new ArrayList<>();
    for (M move : Sampling.of(trial.legal, SOURCES, trial.random)) {
      moves.add(notation.formatMove(move));
    }
    List<String> donors = trial.checked.pool.someTexts(trial.random);
    ReaderTrial<M> move =
        new ReaderTrial<>(trial, "parseMove", notation::parseMove, notation::formatMove, moves);
    texts(trial, moves, donors).forEach(move::check);

    String position = notation.formatPosition(trial.position);
    ReaderTrial<S> board =
        new ReaderTrial<>(
            trial,
            "parsePosition",
            notation::parsePosition,
            notation::formatPosition,
            List.of(position));
    texts(trial, List.of(position), donors).forEach(board::check);

    trial.settings.reader.ifPresent(reader -> variants(trial, reader));
  }

  private static <S, M> void variants(
      LawTrial<S, M> trial, Function<String, ? extends Rules<?, ?>> reader) {
    // Rules need not implement equals, so their ids are compared.
    String id = trial.rules.variant();
    ReaderTrial<String> variants =
        new ReaderTrial<>(
            trial,
            "the variant reader",
            text -> reader.apply(text).variant(),
            text -> text,
            List.of(id));
    texts(trial, List.of(id), List.of(id + ",x=1", id + ":x=y")).forEach(variants::check);
  }

  /**
   * Returns altered texts, and texts with one more character. What a reader accepts hardly depends
   * on the position, so one position per game gets most of them, and the harmful ones too.
   */
  static Set<String> texts(LawTrial<?, ?> trial, List<String> sources, List<String> donors) {
    Set<String> texts = new TreeSet<>(trial.settings.texts);
    TextMutator mutator = new TextMutator(sources, donors, trial.random);
    int altered = trial.settings.movesPerPosition;
    for (int i = 0; i < (trial.isFull() ? altered : altered / 16); i++) {
      texts.add(mutator.next());
    }
    for (String source : trial.isFull() ? sources : Sampling.of(sources, 1, trial.random)) {
      texts.add(source + BEHIND.charAt(trial.random.below(BEHIND.length())));
    }
    List<String> examples = sources.isEmpty() ? donors : sources;
    if (trial.isFull() || examples.isEmpty()) {
      String example = examples.isEmpty() ? "" : Sampling.one(examples, trial.random);
      List<String> harmful = HarmfulTexts.around(example, trial.random);
      texts.addAll(Sampling.of(harmful, 2 * altered, trial.random));
    }
    return texts;
  }
}
