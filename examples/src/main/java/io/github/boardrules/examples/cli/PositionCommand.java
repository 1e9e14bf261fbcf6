package io.github.boardrules.examples.cli;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command that asks something of a position: the start of the variant, one that is given, or each
 * of many that come in on standard input.
 */
abstract class PositionCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  final Session session;

  @Parameters(index = "0", paramLabel = "VARIANT", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
  private Optional<String> position = Optional.empty();

  PositionCommand(Session session) {
    this.session = session;
  }

  @Override
  public final Integer call() {
    return answerAll(session.rules(variant)) ? Boardrules.DONE : Boardrules.REFUSED;
  }

  /**
   * What is done with each position. The other arguments are read here, once.
   *
   * @return writes the answer; it is false when a move was refused
   */
  abstract <S extends Object, M extends Object> Predicate<S> question(Rules<S, M> rules);

  /** Whether answers have no fixed number of lines, so that a batch needs a line between them. */
  boolean answersAreLists() {
    return false;
  }

  final boolean isBatch() {
    return position.filter(STANDARD_INPUT::equals).isPresent();
  }

  private <S extends Object, M extends Object> boolean answerAll(Rules<S, M> rules) {
    Predicate<S> question = question(rules);
    return isBatch() ? answerBatch(rules, question) : question.test(given(rules));
  }

  private <S extends Object> S given(Rules<S, ?> rules) {
    try {
      return position.map(text -> rules.notation().parsePosition(text)).orElseGet(rules::start);
    } catch (NotationException problem) {
      throw Failure.of("unreadable-position", "problem", problem);
    }
  }

  private <S extends Object> boolean answerBatch(Rules<S, ?> rules, Predicate<S> question) {
    boolean allLegal = true;
    Optional<String> line = session.input().line();
    for (long number = 1; line.isPresent(); number++) {
      allLegal &= question.test(read(rules, line.get(), number));
      if (answersAreLists()) {
        session.output().line("");
      }
      line = session.input().line();
    }
    return allLegal;
  }

  private static <S extends Object> S read(Rules<S, ?> rules, String line, long number) {
    try {
      return rules.notation().parsePosition(line);
    } catch (NotationException problem) {
      throw Failure.of("unreadable-line", "line", number, "problem", problem);
    }
  }
}
