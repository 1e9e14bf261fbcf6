package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * A command that answers a question about a position: the start of the variant, a given one, or
 * each of many from standard input, where a sentence answers a line that has none.
 */
public abstract class PositionCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  public final CommandContext context;
  private final boolean hasListAnswers;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
  private Optional<String> position = Optional.empty();

  /** Creates a command; if its answers vary in length, a batch separates them by empty lines. */
  protected PositionCommand(CommandContext context, boolean hasListAnswers) {
    this.context = context;
    this.hasListAnswers = hasListAnswers;
  }

  @Override
  public final Integer call() {
    Rules<?, ?> rules = context.rules(variant);
    return isAnswered(rules) || answerAll(rules) ? ExitStatus.DONE : ExitStatus.REFUSED;
  }

  /** Answers for something else than a position, if the arguments ask for that. */
  protected boolean isAnswered(Rules<?, ?> rules) {
    return false;
  }

  /**
   * Parses the other arguments and returns the question: it writes the answer for a position, and
   * returns false if a move was refused.
   */
  protected abstract <S, M> Predicate<S> question(Rules<S, M> rules);

  protected final boolean hasPosition() {
    return position.isPresent();
  }

  protected final boolean isBatch() {
    return position.filter(STANDARD_INPUT::equals).isPresent();
  }

  private <S, M> boolean answerAll(Rules<S, M> rules) {
    Predicate<S> question = question(rules);
    return isBatch() ? answerBatch(rules, question) : question.test(given(rules));
  }

  private <S> S given(Rules<S, ?> rules) {
    try {
      return position.map(text -> rules.notation().parsePosition(text)).orElseGet(rules::start);
    } catch (NotationException problem) {
      throw Failure.of("unreadable-position", "problem", problem);
    }
  }

  private <S> boolean answerBatch(Rules<S, ?> rules, Predicate<S> question) {
    boolean allLegal = true;
    List<Failure> failures = new ArrayList<>();
    Optional<String> line = context.input().line();
    for (long number = 1; line.isPresent(); number++) {
      try {
        allLegal &= question.test(read(rules, line.get(), number));
      } catch (Failure problem) {
        context.sentence(problem.sentence(context.texts()));
        failures.add(problem);
      }
      if (hasListAnswers) {
        context.line("");
      }
      line = context.input().line();
    }
    if (!failures.isEmpty()) {
      throw failures.get(0);
    }
    return allLegal;
  }

  /** Reads a line; white space around the position, such as a byte order mark, does not matter. */
  private static <S> S read(Rules<S, ?> rules, String line, long number) {
    String text = Texts.stripped(line);
    try {
      return rules.notation().parsePosition(text);
    } catch (NotationException problem) {
      NotationException inLine = problem.within(line, line.indexOf(text));
      throw Failure.of("unreadable-line", "line", number, "problem", inLine);
    }
  }
}
