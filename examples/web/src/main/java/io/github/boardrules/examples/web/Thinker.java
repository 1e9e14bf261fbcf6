package io.github.boardrules.examples.web;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.time.Duration;
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
  /** A browser tab has less memory than a program; the page itself needs little. */
  private static final long MEMORY = 96L << 20;

  /** The most positions of a game or a puzzle that is solved while somebody waits. */
  private static final int MAX_POSITIONS = 300_000;

  private final Catalog games;
  private Locale locale = Locale.ENGLISH;
  private Optional<Session<?, ?>> last = Optional.empty();

  /** The engine of one variant. */
  private record Session<S, M>(Rules<S, M> rules, EngineSession<S, M> engine) {

    static <S, M> Session<S, M> of(Rules<S, M> rules, long seed) {
      return new Session<>(rules, Engine.of(rules).withMemory(MEMORY).withSeed(seed).session());
    }

    /** Reads a record of the variant. */
    Match<S, M> match(String record) {
      return MatchRecord.read(rules, record).toMatch();
    }

    M best(String record, Limit limit) {
      return engine.analyse(match(record), limit).best();
    }

    Map<String, Object> analysis(
        String record, Limit limit, Locale locale, Consumer<Map<String, Object>> listener) {
      Match<S, M> match = match(record);
      AnalysisView<S, M> view = new AnalysisView<>(match, locale);
      Analysis<M> analysis = engine.analyse(match, limit, now -> listener.accept(view.values(now)));
      return view.values(analysis);
    }
  }

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
    return bestText(session(rules, seed), record, limit);
  }

  private static <S, M> String bestText(Session<S, M> session, String record, Limit limit) {
    return session.rules().notation().formatMove(session.best(record, limit));
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
          return session(rules, 1)
              .analysis(
                  record,
                  Limit.time(Duration.ofMillis(millis)),
                  locale,
                  values -> listener.accept(JsonText.of(values)));
        });
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

  private Session<?, ?> session(Rules<?, ?> rules, long seed) {
    last =
        last.filter(session -> session.rules().variant().equals(rules.variant()))
            .or(() -> Optional.of(Session.of(rules, seed)));
    return last.orElseThrow();
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
