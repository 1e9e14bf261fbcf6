package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jline.builtins.Completers.FileNameCompleter;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.completer.NullCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * Lines that a person edits on a terminal, with the earlier ones at the arrow keys and with
 * completion at the tabulator. Control-C drops a line that has been begun; on an empty one it
 * leaves the game like Control-D; while the engine thinks, it ends the thinking.
 */
final class EditedDialogue implements Dialogue {
  /** Stands for the names of files among the completions. */
  static final String FILE = "";

  private static final String PROMPT = "> ";

  private final Terminal terminal;
  private final Output output;
  private final LineReader commands;
  private final LineReader answers;

  /** Lines that were pasted behind one that has been returned. */
  private final Deque<String> pasted = new ArrayDeque<>();

  /** Creates a dialogue; a completion that ends with {@code …} is only the beginning of a word. */
  EditedDialogue(Terminal terminal, Output output, Function<String, List<String>> completions) {
    this.terminal = terminal;
    this.output = output;
    wrap();
    commands =
        reader(terminal, (reader, line, found) -> complete(reader, line, found, completions));
    answers = reader(terminal, NullCompleter.INSTANCE);
  }

  /** Returns a dialogue on the terminal of the process; empty if it cannot be used. */
  static Optional<Dialogue> system(Output output, Function<String, List<String>> completions) {
    try {
      return on(TerminalBuilder.builder().system(true).dumb(false).build(), output, completions);
    } catch (IOException | IllegalStateException problem) {
      return Optional.empty();
    }
  }

  /** Returns a dialogue on a terminal; empty, with the terminal closed, if it has no width. */
  static Optional<Dialogue> on(
      Terminal terminal, Output output, Function<String, List<String>> completions)
      throws IOException {
    if (terminal.getWidth() > 0) {
      return Optional.of(new EditedDialogue(terminal, output, completions));
    }
    // The editor would show nothing of what is typed.
    terminal.close();
    return Optional.empty();
  }

  /** {@inheritDoc} If it continues all the same, the next Control-C ends the program. */
  @Override
  public void interruptibly(Runnable work) {
    Thread worker = Thread.currentThread();
    terminal.handle(
        Terminal.Signal.INT,
        signal -> {
          terminal.handle(signal, Terminal.SignalHandler.SIG_DFL);
          worker.interrupt();
        });
    try {
      work.run();
    } finally {
      terminal.handle(Terminal.Signal.INT, Terminal.SignalHandler.SIG_DFL);
      // The work is done, so nothing else is to be interrupted.
      Thread.interrupted();
    }
  }

  @Override
  public Optional<String> command() {
    return line(commands, PROMPT);
  }

  @Override
  public Optional<String> answer(String question) {
    return line(answers, question);
  }

  private Optional<String> line(LineReader reader, String prompt) {
    if (!pasted.isEmpty()) {
      output.line(prompt + pasted.element());
      return Optional.of(pasted.remove());
    }
    output.flush();
    while (true) {
      try {
        String[] lines = reader.readLine(prompt).strip().split("\\R+", -1);
        pasted.addAll(List.of(lines).subList(1, lines.length));
        // The window may have another width by now.
        wrap();
        return Optional.of(lines[0]);
      } catch (UserInterruptException interrupt) {
        if (interrupt.getPartialLine().isEmpty()) {
          return Optional.empty();
        }
      } catch (EndOfFileException end) {
        return Optional.empty();
      }
    }
  }

  private void wrap() {
    int known = terminal.getWidth() > 0 ? terminal.getWidth() : Streams.DEFAULT_WIDTH;
    OptionalInt width = OptionalInt.of(known);
    output.wrapAt(() -> width);
  }

  private static LineReader reader(Terminal terminal, Completer completer) {
    // A move may have any character, so none has a meaning for the reader.
    DefaultParser parser = new DefaultParser();
    parser.setQuoteChars(new char[0]);
    parser.setEscapeChars(new char[0]);
    LineReader reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer(completer)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
    // It would ask in English whether a long list is wanted; ours are short.
    reader.setVariable(LineReader.LIST_MAX, Integer.MAX_VALUE);
    // It would offer words that differ by a letter or two from the one that was typed.
    reader.setVariable(LineReader.ERRORS, 0);
    return reader;
  }

  private static void complete(
      LineReader reader,
      ParsedLine line,
      List<Candidate> found,
      Function<String, List<String>> completions) {
    String typed = line.line().substring(0, line.cursor());
    List<String> words = completions.apply(typed);
    if (words.contains(FILE)) {
      new FileNameCompleter().complete(reader, line, found);
      return;
    }
    for (String word : words) {
      boolean isComplete = !word.endsWith(MoveCompletions.MORE);
      String value = word.replace(MoveCompletions.MORE, "");
      found.add(new Candidate(value, word, null, null, null, null, isComplete));
    }
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
