package io.github.boardrules.examples.cli.serve;

import com.google.gson.JsonElement;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Texts;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** The analyses that run while other questions are answered, each in a thread of its own. */
final class Analyses {
  /** What an analysis may take if its question sets no limit, in milliseconds. */
  private static final long STANDARD_TIME = 1000;

  private static final long MAX_TIME = Duration.ofDays(1).toMillis();
  private static final int MAX_DEPTH = 10_000;
  private static final int MAX_LINES = 999;
  private static final int STANDARD_LINES = 5;

  /** Progress is told no more often than so, in nanoseconds. */
  private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(100);

  private final Answers answers;
  private final List<Running> running = new CopyOnWriteArrayList<>();

  private record Running(Optional<JsonElement> id, AtomicBoolean isStopped, Thread thread) {}

  Analyses(Answers answers) {
    this.answers = answers;
  }

  /** Starts an analysis, which will be answered by a line of its own. */
  <S, M> void start(
      Optional<JsonElement> id, Request request, Texts texts, ServedRules<S, M> served) {
    if (running.size() >= ServedLimits.ANALYSES) {
      throw Failure.of("serve-busy", "most", ServedLimits.ANALYSES);
    }
    Match<S, M> match = served.match(request);
    if (match.status().isOver()) {
      throw new IllegalMoveException(Refusal.gameOver());
    }
    AtomicBoolean isStopped = new AtomicBoolean();
    Limit limit = limit(request).and(Limit.until(found -> isStopped.get()));
    EngineSession<S, M> session = engine(request, served.rules()).session();
    int lines = (int) request.number("lines", 1, MAX_LINES).orElse(STANDARD_LINES);
    Function<Analysis<M>, Object> shape =
        found -> found.fields(match.rules().notation(), found.recommended(lines));
    boolean isTold = request.isTrue("progress");
    AtomicLong told = new AtomicLong(System.nanoTime());
    Runnable work =
        () -> {
          Analysis<M> analysis =
              session.analyse(
                  match,
                  limit,
                  now -> {
                    if (isTold && System.nanoTime() - told.get() >= INTERVAL) {
                      told.set(System.nanoTime());
                      tell(id, texts, "progress", shape.apply(now));
                    }
                  });
          tell(id, texts, "result", Map.of("analysis", shape.apply(analysis)));
        };
    run(id, isStopped, texts, work);
  }

  private void run(Optional<JsonElement> id, AtomicBoolean isStopped, Texts texts, Runnable work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Output.Closed gone) {
                // The next answer of the program meets the same, and ends it.
              } catch (RuntimeException | Error problem) {
                answerError(id, texts, problem);
              } finally {
                running.removeIf(each -> each.thread().equals(Thread.currentThread()));
              }
            },
            "analysis");
    thread.setDaemon(true);
    running.add(new Running(id, isStopped, thread));
    thread.start();
  }

  private void answerError(Optional<JsonElement> id, Texts texts, Throwable problem) {
    try {
      tell(id, texts, "error", Complaint.error(problem, texts));
    } catch (Output.Closed gone) {
      // As above.
    }
  }

  private void tell(Optional<JsonElement> id, Texts texts, String name, Object value) {
    answers.write(id, texts.locale(), name, value);
    answers.flush();
  }

  private static <S, M> Engine<S, M> engine(Request request, Rules<S, M> rules) {
    long share = Runtime.getRuntime().maxMemory() / (4 * ServedLimits.ANALYSES);
    return Engine.of(rules)
        .withMemory(Math.max(Engine.MIN_MEMORY, share))
        .withThreads((int) request.number("threads", 1, Engine.MAX_THREADS).orElse(1))
        .withSeed(request.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(0));
  }

  private static Limit limit(Request request) {
    OptionalLong time = request.number("millis", 1, MAX_TIME);
    OptionalLong nodes = request.number("nodes", 1, Long.MAX_VALUE - 1);
    OptionalLong depth = request.number("depth", 1, MAX_DEPTH);
    Limit limit =
        time.isEmpty() && nodes.isEmpty() && depth.isEmpty()
            ? Limit.time(Duration.ofMillis(STANDARD_TIME))
            : Limit.time(Duration.ofMillis(time.orElse(MAX_TIME)));
    if (nodes.isPresent()) {
      limit = limit.and(Limit.nodes(nodes.getAsLong()));
    }
    if (depth.isPresent()) {
      limit = limit.and(Limit.depth((int) depth.getAsLong()));
    }
    OptionalLong level = request.number("level", Limit.MIN_LEVEL, Limit.MAX_LEVEL);
    return level.isPresent() ? Limit.level((int) level.getAsLong(), limit) : limit;
  }

  /** Ends analyses, which then answer with what they have found; returns whether one ran. */
  boolean stop(Optional<JsonElement> id) {
    boolean isStopped = false;
    for (Running each : running) {
      if (id.isEmpty() || each.id().equals(id)) {
        each.isStopped().set(true);
        isStopped = true;
      }
    }
    return isStopped;
  }

  /** Waits for all analyses, and ends those that take longer. */
  void finish(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    for (Running each : running) {
      join(each.thread(), end - System.nanoTime());
    }
    stop(Optional.empty());
    running.forEach(each -> join(each.thread(), patience.toNanos()));
  }

  private static void join(Thread thread, long nanos) {
    try {
      TimeUnit.NANOSECONDS.timedJoin(thread, nanos);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
