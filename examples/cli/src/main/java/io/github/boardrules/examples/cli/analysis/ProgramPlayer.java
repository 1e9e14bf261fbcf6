package io.github.boardrules.examples.cli.analysis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.StartedProcess;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A player that is a program of the user's, in any language. It reads questions from its input, a
 * JSON object a line, and answers each with a line: the text of a move, or an object with the field
 * {@code move}. Whoever answers by objects is also told how games end, by lines that are answered
 * by any line. It may play several games in turn, and should end when its input does.
 *
 * <p>It is started by the shell; for each game that is played at the same time, once. Safe for use
 * by many threads.
 */
public final class ProgramPlayer {
  /** A program that says nothing for so long has stopped. */
  private static final int MAX_SECONDS = 60;

  private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

  private final String argument;
  private final String command;
  private final int maxSeconds;
  private final AtomicLong games = new AtomicLong();
  private final Queue<Running> idle = new ConcurrentLinkedQueue<>();

  /** A process of the program, and whether it has answered by an object. */
  private record Running(Process process, AtomicBoolean answersByObjects) {}

  ProgramPlayer(String argument, String command) {
    this(argument, command, MAX_SECONDS);
  }

  ProgramPlayer(String argument, String command, int maxSeconds) {
    this.argument = argument;
    this.command = command;
    this.maxSeconds = maxSeconds;
  }

  /** Returns the program that a text means, as in {@code program:python3 player.py}. */
  public static ProgramPlayer read(String argument, String text) {
    int colon = text.indexOf(':');
    if (colon < 0 || text.length() == colon + 1) {
      throw Failure.of("program-missing", "argument", argument);
    }
    return new ProgramPlayer(argument, text.substring(colon + 1));
  }

  /** Returns the player of one game; 53 bits of the seed are a number in every language. */
  public <S, M> ArenaPlayer<S, M> player(long seed) {
    return new Game<>(games.incrementAndGet(), seed >>> 11);
  }

  /** A game, which one process plays from its first question to its end. */
  private final class Game<S, M> implements ArenaPlayer<S, M> {
    private final long number;
    private final long seed;
    private Optional<Running> running = Optional.empty();
    private int player;

    Game(long number, long seed) {
      this.number = number;
      this.seed = seed;
    }

    @Override
    public FoundMove<M> answer(Match<S, M> match) {
      player = match.toMove().orElseThrow();
      Running program =
          running.orElseGet(
              () -> Optional.ofNullable(idle.poll()).orElseGet(ProgramPlayer.this::start));
      running = Optional.of(program);
      Map<String, Object> question = facts(match);
      question.put("legal", texts(match.rules(), match.legalMoves()));
      return new FoundMove<>(move(match, ask(program, JSON.toJson(question))), 0);
    }

    @Override
    public void ended(Match<S, M> match, Status outcome) {
      running.ifPresent(
          program -> {
            if (program.answersByObjects().get()) {
              Map<String, Object> end = facts(match);
              end.put("status", JsonForm.of(outcome, Locale.ENGLISH));
              ask(program, JSON.toJson(end));
            }
            idle.add(program);
          });
      running = Optional.empty();
    }

    private Map<String, Object> facts(Match<S, M> match) {
      Rules<S, M> rules = match.rules();
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("variant", rules.variant());
      facts.put("game", number);
      facts.put("seed", seed);
      facts.put("moves", texts(rules, match.moves()));
      facts.put("position", rules.notation().formatPosition(match.position()));
      facts.put("player", player);
      return facts;
    }
  }

  private static <S, M> List<String> texts(Rules<S, M> rules, List<M> moves) {
    return moves.stream().map(rules.notation()::formatMove).toList();
  }

  private <S, M> M move(Match<S, M> match, String answer) {
    try {
      M move = match.rules().notation().parseMove(answer);
      match.rules().requireLegal(match.position(), move);
      return move;
    } catch (NotationException problem) {
      throw refused(match, answer, problem);
    } catch (IllegalMoveException problem) {
      throw refused(match, answer, problem.refusal());
    }
  }

  private Failure refused(Match<?, ?> match, String answer, Object problem) {
    return Failure.of(
        "program-move",
        "argument",
        argument,
        "answer",
        Texts.quote(answer),
        "number",
        match.ply() + 1,
        "problem",
        problem);
  }

  private String ask(Running program, String question) {
    try {
      Writer out = program.process().outputWriter(StandardCharsets.UTF_8);
      out.write(question + "\n");
      out.flush();
      String answer = read(program.process().inputReader(StandardCharsets.UTF_8)).strip();
      Optional<String> move = moveOfObject(answer);
      move.ifPresent(text -> program.answersByObjects().set(true));
      return move.orElse(answer);
    } catch (IOException | TimeoutException problem) {
      StartedProcess.end(program.process());
      throw failure(problem instanceof TimeoutException ? "program-silent" : "program-ended");
    }
  }

  /** Returns the move of an answer that is an object; empty if it is anything else. */
  private static Optional<String> moveOfObject(String answer) {
    if (!answer.startsWith("{")) {
      return Optional.empty();
    }
    try {
      return Optional.ofNullable(JsonParser.parseString(answer).getAsJsonObject().get("move"))
          .filter(move -> move.isJsonPrimitive())
          .map(move -> move.getAsString());
    } catch (JsonParseException noJson) {
      return Optional.empty();
    }
  }

  private Running start() {
    boolean isWindows = System.getProperty("os.name", "").startsWith("Windows");
    List<String> shell = isWindows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
    try {
      Process process =
          StartedProcess.start(
              new ProcessBuilder(shell).redirectError(ProcessBuilder.Redirect.INHERIT));
      return new Running(process, new AtomicBoolean());
    } catch (IOException problem) {
      throw failure("program-ended");
    }
  }

  /** Reads a line in a thread of its own, which can be left. */
  private String read(BufferedReader reader) throws IOException, TimeoutException {
    FutureTask<Optional<String>> line =
        new FutureTask<>(() -> Optional.ofNullable(reader.readLine()));
    Thread thread = new Thread(line, "program-player");
    thread.setDaemon(true);
    thread.start();
    try {
      return line.get(maxSeconds, TimeUnit.SECONDS)
          .orElseThrow(() -> new IOException("the program has ended"));
    } catch (ExecutionException | InterruptedException problem) {
      throw new IOException(problem);
    }
  }

  private Failure failure(String key) {
    return Failure.of(
        key, "argument", argument, "command", Texts.quote(command), "seconds", maxSeconds);
  }
}
