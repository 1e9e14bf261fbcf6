package io.github.boardrules.examples.cli.analysis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
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
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A player that is a program of the user's, in any language. It reads questions from its input, a
 * JSON object a line, and answers each with a line: the text of a move. It may be asked about
 * several games in turn, and should end when its input does.
 *
 * <p>It is started by the shell; for each thread that plays, once. Safe for use by many threads.
 */
final class ProgramPlayer {
  /** A program that says nothing for so long has stopped. */
  private static final int MAX_SECONDS = 60;

  private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().create();

  private final String argument;
  private final String command;
  private final int maxSeconds;
  private final Queue<Process> idle = new ConcurrentLinkedQueue<>();

  ProgramPlayer(String argument, String command) {
    this(argument, command, MAX_SECONDS);
  }

  ProgramPlayer(String argument, String command, int maxSeconds) {
    this.argument = argument;
    this.command = command;
    this.maxSeconds = maxSeconds;
  }

  /** Returns the player of one game; 53 bits of the seed are a number in every language. */
  <S, M> ArenaPlayer<S, M> player(long seed) {
    return match -> new ArenaPlayer.FoundMove<>(move(match, ask(question(match, seed >>> 11))), 0);
  }

  private static <S, M> String question(Match<S, M> match, long seed) {
    Rules<S, M> rules = match.rules();
    Map<String, Object> question = new LinkedHashMap<>();
    question.put("variant", rules.variant());
    question.put("seed", seed);
    question.put("moves", texts(rules, match.moves()));
    question.put("position", rules.notation().formatPosition(match.position()));
    question.put("player", match.toMove().orElseThrow());
    question.put("legal", texts(rules, match.legalMoves()));
    return JSON.toJson(question);
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

  private String ask(String question) {
    Process process = Optional.ofNullable(idle.poll()).orElseGet(this::start);
    try {
      Writer out = process.outputWriter(StandardCharsets.UTF_8);
      out.write(question + "\n");
      out.flush();
      String answer = read(process.inputReader(StandardCharsets.UTF_8));
      idle.add(process);
      return answer.strip();
    } catch (IOException | TimeoutException problem) {
      StartedProcess.end(process);
      throw failure(problem instanceof TimeoutException ? "program-silent" : "program-ended");
    }
  }

  private Process start() {
    boolean isWindows = System.getProperty("os.name", "").startsWith("Windows");
    List<String> shell = isWindows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
    try {
      return StartedProcess.start(
          new ProcessBuilder(shell).redirectError(ProcessBuilder.Redirect.INHERIT));
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
