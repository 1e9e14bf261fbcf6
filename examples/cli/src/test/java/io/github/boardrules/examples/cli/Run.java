package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.games.InstalledGames;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The result of a run of the program. */
public record Run(int status, String out, String err) {
  public static final Catalog GAMES = Catalog.installed();

  /** Streams of which some are a terminal. */
  public record Terminal(
      boolean isErrorTerminal, boolean hasColours, OptionalInt screenWidth, long progressInterval)
      implements Streams {}

  private static final Catalog TOYS = Catalog.of(new ToyFamily());

  /** Variables that may be set where tests run, and change what a process prints. */
  private static final Set<String> OF_THE_MACHINE =
      Set.of(
          "COLUMNS",
          "JAVA_TOOL_OPTIONS",
          "JDK_JAVA_OPTIONS",
          "_JAVA_OPTIONS",
          InstalledGames.VARIABLE);

  public static Run of(String... arguments) {
    return with("", arguments);
  }

  public static Run with(String input, String... arguments) {
    return with(TOYS, input, arguments);
  }

  public static Run installed(String... arguments) {
    return with(GAMES, "", arguments);
  }

  public static Run with(Catalog catalog, String input, String... arguments) {
    return with(catalog, Streams.PIPES, input, arguments);
  }

  public static Run with(Catalog catalog, Streams streams, String input, String... arguments) {
    return with(() -> catalog, streams, input, arguments);
  }

  public static Run with(GameSource games, Streams streams, String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(UTF_8));
    int status = new Boardrules(games, in, out, err, streams).run(words(arguments));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  public static Run of(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), out, err);
  }

  /** Returns a process that runs a program with some options of Java and a class path. */
  public static ProcessBuilder process(
      Class<?> main, List<String> options, String classPath, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", classPath));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().keySet().removeAll(OF_THE_MACHINE);
    return builder;
  }

  private static String[] words(String... arguments) {
    Stream<String> first =
        Stream.of(arguments).limit(1).flatMap(Pattern.compile(" ")::splitAsStream);
    return Stream.concat(first, Stream.of(arguments).skip(1)).toArray(String[]::new);
  }

  /** Returns the output from the first prompt on, of a run without errors. */
  public String answers() {
    assertThat(status).isZero();
    assertThat(err).isEmpty();
    return out.substring(out.indexOf("> "));
  }

  public static Run done(String... lines) {
    return new Run(0, lines(lines), "");
  }

  /** Returns a run that ends with an error, after some lines of results. */
  public static Run failed(String error, String... lines) {
    return new Run(2, lines(lines), "boardrules: " + error + "\n");
  }

  private static String lines(String... lines) {
    return lines.length == 0 ? "" : String.join("\n", lines) + "\n";
  }
}
