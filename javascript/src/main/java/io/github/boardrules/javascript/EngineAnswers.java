package io.github.boardrules.javascript;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Limit;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The answers of the engine, as {@link Answer} writes them; see {@link RulesAnswers}. */
public final class EngineAnswers {
  /** The most positions of a puzzle that is solved. */
  private static final int MAX_POSITIONS = 300_000;

  private final RulesAnswers rules;
  private final LastEngine engine = new LastEngine();

  public EngineAnswers(RulesAnswers rules) {
    this.rules = rules;
  }

  /**
   * Analyses the last position of a match.
   *
   * @param limits such as {@code nodes:1000}, {@code millis:500}, {@code depth:3}, {@code level:5}
   * @param listener receives what has been found several times a second, as JSON
   */
  public String analyse(String record, String limits, String language, Consumer<String> listener) {
    return Answer.of(
        RulesAnswers.locale(language),
        () ->
            analysis(
                engine.session(rules.rules(MatchRecord.variant(record)), 1),
                record,
                limit(Answer.list(limits)),
                listener));
  }

  private static <S, M> Object analysis(
      LastEngine.Session<S, M> session, String record, Limit limit, Consumer<String> listener) {
    Match<S, M> match = session.match(record);
    if (match.status().isOver()) {
      throw new IllegalMoveException(Refusal.gameOver());
    }
    Function<Analysis<M>, Object> form =
        analysis -> analysis.fields(session.rules().notation(), analysis.moves());
    return form.apply(
        session
            .engine()
            .analyse(
                match,
                limit,
                now -> listener.accept(JsonText.of(JsonForm.of(form.apply(now), Locale.ROOT)))));
  }

  private static Limit limit(List<String> limits) {
    Limit limit = Limit.none();
    int level = Limit.MAX_LEVEL;
    for (String each : limits) {
      int colon = each.indexOf(':');
      int number = Integer.parseInt(each.substring(colon + 1));
      switch (each.substring(0, colon)) {
        case "nodes" -> limit = limit.and(Limit.nodes(number));
        case "millis" -> limit = limit.and(Limit.time(Duration.ofMillis(number)));
        case "depth" -> limit = limit.and(Limit.depth(number));
        default -> level = number;
      }
    }
    return level == Limit.MAX_LEVEL ? limit : Limit.level(level, limit);
  }

  /** Returns the moves from the last position of a record to the goal of a puzzle, if any. */
  public String solve(String record, String language) {
    return Answer.of(
        RulesAnswers.locale(language),
        () -> solution(rules.rules(MatchRecord.variant(record)), record));
  }

  private static <S, M> Optional<List<String>> solution(Rules<S, M> rules, String record) {
    Optional<PuzzlePath<M>> path =
        Solver.ofPuzzle(rules)
            .withLimit(MAX_POSITIONS)
            .solve(MatchRecord.read(rules, record).toMatch().position());
    return path.map(it -> it.moves().stream().map(rules.notation()::formatMove).toList());
  }
}
