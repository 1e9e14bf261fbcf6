package io.github.boardrules.testkit;

import static java.util.concurrent.TimeUnit.SECONDS;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Law 16: {@link Law#LAW_16_THREADS}.
 *
 * <p><b>Design note.</b> A race shows only if two threads are in the same few lines at once. So all
 * threads ask the same question for a while, without waiting for each other. Meanwhile other
 * threads sleep and wake, which interrupts them in the middle of an answer where processors are
 * scarce. Answers <i>meet</i> if another thread begins one in the middle of the first; until enough
 * have met, a question stays longer, and the threads ask longer. Short rounds with new positions
 * and, with a reader, new rules follow, in which several threads at once compute what is computed
 * on first use; each round begins with another question.
 */
final class Law16Threads {
  private static final int THREADS = 4;
  private static final int SLEEPERS = 2;
  private static final long NANOS_OF_SLEEP = 20_000;
  private static final long NANOS_OF_QUESTION = 200_000;

  /** So long at most, where too few answers meet. */
  private static final long MAX_NANOS_OF_QUESTION = 2_000_000;

  private static final int ANSWERS_OF_QUESTION = 50;
  private static final long NANOS_TOGETHER = 100_000_000;
  private static final long MAX_NANOS_TOGETHER = 500_000_000;
  private static final int ANSWERS_THAT_MEET = 2_000;
  private static final long NANOS_OF_ROUNDS = 50_000_000;
  private static final long MAX_NANOS_OF_ROUNDS = 250_000_000;
  private static final int ROUNDS = 34;
  private static final long MAX_SECONDS = 60;
  private static final int POSITIONS = 4;
  private static final int MOVES = 8;

  private Law16Threads() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    List<CheckedPosition<S, M>> known =
        game.positionsAtLeast(CheckDepth.THOROUGH, Integer.MAX_VALUE);
    List<CheckedPosition<S, M>> some = Sampling.of(known, POSITIONS, trial.random);
    List<S> positions = some.stream().map(checked -> checked.position).collect(Collectors.toList());
    Shared<S> shared = Shared.of(trial.rules, positions, trial.checked.others);
    report(trial, some, shared.askAgainAndAgain());
    long start = System.nanoTime();
    int round = 0;
    do {
      some = Sampling.of(known, POSITIONS, trial.random);
      List<String> texts =
          some.stream().map(checked -> checked.snapshot.text()).collect(Collectors.toList());
      report(trial, some, Shared.read(another(trial), texts).askOnce(round));
      round++;
    } while (System.nanoTime() - start < (round < ROUNDS ? MAX_NANOS_OF_ROUNDS : NANOS_OF_ROUNDS));
  }

  private static <S, M> void report(
      LawTrial<S, M> trial,
      List<CheckedPosition<S, M>> positions,
      Optional<Difference> difference) {
    if (difference.isPresent()) {
      Difference found = difference.get();
      throw trial
          .at(positions.get(found.position))
          .broken(null, "alone: %s; in parallel: %s", found.alone, found.together);
    }
  }

  /** Returns new rules, or the same if nobody makes new ones, which is for law 18 to report. */
  private static Rules<?, ?> another(LawTrial<?, ?> trial) {
    try {
      return trial
          .settings
          .reader
          .<Rules<?, ?>>map(reader -> reader.apply(trial.rules.variant()))
          .orElse(trial.rules);
    } catch (RuntimeException e) {
      return trial.rules;
    }
  }

  /** What the rules answer about a position when one thread asks, and when several do. */
  private record Difference(int position, Object alone, Object together) {

    @SuppressWarnings("nullness") // the checker does not know that answers in lists are not null
    static Optional<Difference> of(int position, Object alone, Object together) {
      if (alone.equals(together)) {
        return Optional.empty();
      }
      if (alone instanceof List<?> one && together instanceof List<?> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
          if (!one.get(i).equals(other.get(i))) {
            return of(position, one.get(i), other.get(i));
          }
        }
      }
      return Optional.of(new Difference(position, alone, together));
    }
  }

  /** The time in which all threads ask the same question. */
  private record Turn(int number, long begun, int metBefore) {
    boolean isOver(long now, int met) {
      boolean isEnough = met - metBefore >= ANSWERS_OF_QUESTION;
      return now - begun > (isEnough ? NANOS_OF_QUESTION : MAX_NANOS_OF_QUESTION);
    }
  }

  /** What threads share: positions, and questions about them to the same rules. */
  private record Shared<S>(List<S> positions, List<Function<S, Object>> questions) {

    /** Makes new positions; none if one cannot be read, which is for law 6 to report. */
    static <S, M> Shared<S> read(Rules<S, M> rules, List<String> texts) {
      List<S> positions = new ArrayList<>();
      try {
        texts.forEach(text -> positions.add(rules.notation().parsePosition(text)));
      } catch (RuntimeException e) {
        positions.clear();
      }
      return of(rules, positions, List.of());
    }

    static <S, M> Shared<S> of(Rules<S, M> rules, List<S> positions, List<M> others) {
      List<Function<S, Object>> questions =
          List.of(
              position -> rules.variant() + " " + position.hashCode(),
              rules::status,
              position -> rules.statusMessage(position, Locale.ENGLISH),
              position -> List.copyOf(rules.legalMoves(position)),
              rules::countLegal,
              position -> rules.notation().formatPosition(position),
              position -> rules.notation().parsePosition(rules.notation().formatPosition(position)),
              rules::canonical,
              rules::diagram,
              position -> rules.draft(position, List.of()),
              position -> some(rules, position, rules.notation()::formatMove),
              position -> some(rules, position, move -> next(rules, position, move)),
              position -> some(rules, position, move -> rules.moveEntry().steps(position, move)),
              position ->
                  others.stream()
                      .map(move -> rules.refusal(position, move))
                      .collect(Collectors.toList()),
              position -> Codes.hash(rules, position),
              position -> codes(rules, position),
              position ->
                  rules.status(position).isOver()
                      ? ""
                      : Codes.of(rules, position).randomLegal(new SplitMix64(1)));
      return new Shared<>(positions, questions);
    }

    private static <S, M> List<Object> some(
        Rules<S, M> rules, S position, Function<M, Object> answer) {
      return rules.legalMoves(position).stream()
          .limit(MOVES)
          .map(answer)
          .collect(Collectors.toList());
    }

    private static <S, M> List<Object> next(Rules<S, M> rules, S position, M move) {
      S next = rules.play(position, move);
      return List.of(next, rules.status(next), List.copyOf(rules.legalMoves(next)));
    }

    private static <S> String codes(Rules<S, ?> rules, S position) {
      MoveBuffer codes = new MoveBuffer();
      Codes.of(rules, position).legalMoves(codes);
      return codes.toString();
    }

    /**
     * Asks everything alone, and then in threads: first everything once, however few processors are
     * free, and then for some time.
     */
    Optional<Difference> askAgainAndAgain() {
      List<Object> alone = everything(0);
      AtomicReference<Optional<Difference>> found = new AtomicReference<>(Optional.empty());
      AtomicLongArray begun = new AtomicLongArray(THREADS);
      AtomicInteger met = new AtomicInteger();
      AtomicReference<Turn> turn = new AtomicReference<>(new Turn(0, System.nanoTime(), 0));
      together(
          thread -> {
            difference(alone, everything(0)).ifPresent(it -> found.set(Optional.of(it)));
            long start = System.nanoTime();
            long now = start;
            for (int i = thread; isTimeLeft(now - start, met) && found.get().isEmpty(); i++) {
              Turn last = turn.get();
              if (last.isOver(now, met.get())) {
                turn.compareAndSet(last, new Turn(last.number + 1, now, met.get()));
              }
              int question = turn.get().number % questions.size();
              int position = i % positions.size();
              long before = others(begun, thread);
              begun.incrementAndGet(thread);
              Difference.of(
                      position,
                      alone.get(question * positions.size() + position),
                      answer(questions.get(question), positions.get(position)))
                  .ifPresent(difference -> found.set(Optional.of(difference)));
              met.addAndGet(others(begun, thread) == before ? 0 : 1);
              now = System.nanoTime();
            }
            return now;
          });
      return found.get();
    }

    private static boolean isTimeLeft(long nanos, AtomicInteger met) {
      return nanos < (met.get() < ANSWERS_THAT_MEET ? MAX_NANOS_TOGETHER : NANOS_TOGETHER);
    }

    /** Returns how many answers the other threads have begun. */
    private static long others(AtomicLongArray begun, int thread) {
      return IntStream.range(0, THREADS).filter(it -> it != thread).mapToLong(begun::get).sum();
    }

    /** Lets each thread ask everything once, and one thread alone afterwards. */
    Optional<Difference> askOnce(int first) {
      List<List<Object>> all = together(thread -> everything(first));
      List<Object> alone = everything(first);
      return all.stream().flatMap(answers -> difference(alone, answers).stream()).findFirst();
    }

    private Optional<Difference> difference(List<Object> alone, List<Object> together) {
      return IntStream.range(0, alone.size())
          .mapToObj(i -> Difference.of(i % positions.size(), alone.get(i), together.get(i)))
          .flatMap(Optional::stream)
          .findFirst();
    }

    private List<Object> everything(int first) {
      List<Object> answers = new ArrayList<>();
      for (int i = 0; i < questions.size(); i++) {
        Function<S, Object> question = questions.get((first + i) % questions.size());
        positions.forEach(position -> answers.add(answer(question, position)));
      }
      return answers;
    }

    private static <S> Object answer(Function<S, Object> question, S position) {
      try {
        return question.apply(position);
      } catch (RuntimeException | Error e) {
        return "the rules threw " + e;
      }
    }
  }

  /** Returns what threads that start at the same moment return; they are numbered from 0. */
  @CanIgnoreReturnValue
  @SuppressWarnings("ThreadPriorityCheck") // a thread that waits leaves its processor to the others
  private static <T> List<T> together(IntFunction<T> work) {
    AtomicInteger waiting = new AtomicInteger(THREADS);
    List<CompletableFuture<T>> results = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      int thread = i;
      results.add(
          CompletableFuture.supplyAsync(
              () -> {
                waiting.decrementAndGet();
                while (waiting.get() > 0) {
                  Thread.yield();
                }
                return work.apply(thread);
              },
              Law16Threads::start));
    }
    for (int i = 0; i < SLEEPERS; i++) {
      start(
          () -> {
            while (!results.stream().allMatch(CompletableFuture::isDone)) {
              LockSupport.parkNanos(NANOS_OF_SLEEP);
            }
          });
    }
    return results.stream().map(Law16Threads::await).collect(Collectors.toList());
  }

  private static <T> T await(CompletableFuture<T> result) {
    try {
      return result.get(MAX_SECONDS, SECONDS);
    } catch (ExecutionException | TimeoutException problem) {
      throw new CompletionException(problem);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CompletionException(stopped);
    }
  }

  /** Starts a thread that does not keep the program running if the rules never answer. */
  private static void start(Runnable work) {
    Thread thread = new Thread(work, "rules-laws");
    thread.setDaemon(true);
    thread.start();
  }
}
