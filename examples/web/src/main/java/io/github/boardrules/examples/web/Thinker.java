package io.github.boardrules.examples.web;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.javascript.JsonText;
import io.github.boardrules.javascript.LastEngine;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Everything that takes long: the engine, perfect play and the solution of puzzles. The page runs
 * it in a thread of its own and sends it the record of the match. What the engine has found is kept
 * for the next question about the same variant.
 *
 * <p>Not safe for use by several threads.
 */
public final class Thinker {
  /** The most positions of a game or a puzzle that is solved while somebody waits. */
  private static final int MAX_POSITIONS = 300_000;

  private final Catalog games;
  private Locale locale = Locale.ENGLISH;
  private final LastEngine engine = new LastEngine();

  public Thinker(Catalog games) {
    this.games = games;
  }

  /** Chooses the language of its sentences, such as {@code hu}. */
  public void speak(String language) {
    locale = Locale.forLanguageTag(language);
  }

  /**
   * Returns the move that a {@link PlayerSort} chooses, or a problem, as JSON.
   *
   * @param level how well the engine plays, 1 to 9
   * @param millis how long it thinks at most
   * @param seed what its chances depend on
   */
  public String move(String record, String sort, int level, int millis, int seed) {
    return answered(
        () -> {
          Rules<?, ?> rules = games.rules(MatchRecord.variant(record));
          return Map.of(
              "move",
              PlayerSort.find(sort).orElse(PlayerSort.ENGINE) == PlayerSort.ENGINE
                  ? engineMove(rules, record, level, millis, seed)
                  : otherMove(rules, record, sort, seed));
        });
  }

  private String engineMove(Rules<?, ?> rules, String record, int level, int millis, int seed) {
    Limit limit = Limit.level(level, Limit.time(Duration.ofMillis(millis)));
    return best(engine.session(rules, seed), record, limit);
  }

  private static <S, M> String best(LastEngine.Session<S, M> session, String record, Limit limit) {
    M best = session.engine().analyse(session.match(record), limit).best();
    return session.rules().notation().formatMove(best);
  }

  private <S, M> String otherMove(Rules<S, M> rules, String record, String sort, int seed) {
    S position = MatchRecord.read(rules, record).toMatch().position();
    List<M> moves;
    if (sort.equals(PlayerSort.RANDOM.word())) {
      moves = rules.legalMoves(position);
      return rules.notation().formatMove(moves.get(new SplitMix64(seed).below(moves.size())));
    }
    if (rules.players() == 1) {
      moves = path(rules, position).map(PuzzlePath::moves).orElse(rules.legalMoves(position));
    } else {
      moves = Solver.of(rules).withLimit(MAX_POSITIONS).solve(position).bestMoves(position);
    }
    return rules.notation().formatMove(moves.get(0));
  }

  /**
   * Analyses the last position of a match.
   *
   * @param millis how long at most
   * @param listener receives what has been found several times a second, as JSON
   * @return what has been found at last, or a problem, as JSON
   */
  public String analyse(String record, int millis, Consumer<String> listener) {
    return answered(
        () -> {
          Rules<?, ?> rules = games.rules(MatchRecord.variant(record));
          if (rules.players() != 2) {
            return Map.of("problem", PageTexts.text(locale, "notice.no-engine"));
          }
          return analysis(
              engine.session(rules, 1), record, Limit.time(Duration.ofMillis(millis)), listener);
        });
  }

  private <S, M> Map<String, Object> analysis(
      LastEngine.Session<S, M> session, String record, Limit limit, Consumer<String> listener) {
    Match<S, M> match = session.match(record);
    AnalysisView<S, M> view = new AnalysisView<>(match, locale);
    return view.values(
        session
            .engine()
            .analyse(match, limit, now -> listener.accept(JsonText.of(view.values(now)))));
  }

  /**
   * Values every position of a match, one after another.
   *
   * @param millis how long at most for each
   * @param listener receives the chance of player 1 and the best move of each, as JSON
   */
  public String review(String record, int millis, Consumer<String> listener) {
    return answered(
        () -> {
          Rules<?, ?> rules = games.rules(MatchRecord.variant(record));
          Limit limit = Limit.time(Duration.ofMillis(millis));
          reviewed(engine.session(rules, 1), record, limit, listener);
          return Map.of();
        });
  }

  private <S, M> void reviewed(
      LastEngine.Session<S, M> session, String record, Limit limit, Consumer<String> listener) {
    Match<S, M> whole = session.match(record);
    Match<S, M> match = Match.of(session.rules(), whole.position(0));
    for (M move : whole.moves()) {
      listener.accept(JsonText.of(value(session, match, limit)));
      match = match.play(move);
    }
    listener.accept(JsonText.of(value(session, match, limit)));
  }

  private <S, M> Map<String, Object> value(
      LastEngine.Session<S, M> session, Match<S, M> match, Limit limit) {
    Status status = match.status();
    if (status.isOver()) {
      return Map.of(
          "bar", status.winner().isPresent() ? 200 - 100 * status.winner().getAsInt() : 50);
    }
    Map<String, Object> values =
        new AnalysisView<>(match, locale).values(session.engine().analyse(match, limit));
    values.keySet().retainAll(List.of("bar", "best"));
    return values;
  }

  /**
   * Returns how the puzzle stands that a match begins with: whether its first player can still
   * force the win, and then the move to play, which is the longest defence of the opponent; as
   * JSON.
   *
   * @param moves within how many moves the win is forced at the start
   */
  public String puzzle(String record, int moves) {
    return answered(() -> standing(games.rules(MatchRecord.variant(record)), record, moves));
  }

  private static <S, M> Map<String, Object> standing(Rules<S, M> rules, String record, int moves) {
    Match<S, M> match = MatchRecord.read(rules, record).toMatch();
    S position = match.position();
    int left = moves - match.ply();
    int player = rules.status(match.position(0)).toMove().orElseThrow();
    ShortWin<S, M, ?, ?> search = new ShortWin<>(rules.packed(), player, Long.MAX_VALUE);
    boolean isWin = search.isForced(position, left);
    Status status = match.status();
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("isWin", isWin);
    if (isWin && !status.isOver()) {
      M move =
          status.toMove().orElseThrow() == player
              ? search.winningMoves(position, left).get(0)
              : search.longestDefence(position, left).orElseThrow();
      values.put("move", rules.notation().formatMove(move));
    }
    return values;
  }

  /** Returns the moves to the goal of a puzzle, or a problem, as JSON. */
  public String solve(String record) {
    return answered(() -> solved(games.rules(MatchRecord.variant(record)), record));
  }

  private <S, M> Map<String, Object> solved(Rules<S, M> rules, String record) {
    Optional<PuzzlePath<M>> path =
        path(rules, MatchRecord.read(rules, record).toMatch().position());
    if (path.isEmpty()) {
      return Map.of("problem", PageTexts.text(locale, "notice.no-solution"));
    }
    return Map.of("path", path.get().moves().stream().map(rules.notation()::formatMove).toList());
  }

  private static <S, M> Optional<PuzzlePath<M>> path(Rules<S, M> rules, S position) {
    return Solver.ofPuzzle(rules).withLimit(MAX_POSITIONS).solve(position);
  }

  private String answered(Supplier<Map<String, Object>> question) {
    try {
      return JsonText.of(question.get());
    } catch (NotationException problem) {
      return problem(problem.message(locale));
    } catch (SolverLimitException tooLarge) {
      return problem(PageTexts.text(locale, "notice.too-large", "limit", tooLarge.limit()));
    } catch (IllegalStateException over) {
      return problem(PageTexts.text(locale, "notice.ended"));
    }
  }

  private static String problem(String sentence) {
    return JsonText.of(Map.of("problem", sentence));
  }
}
