package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.catalog.Catalog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Every block of Java in the README stands in the sources, and every call of the command line
 * works: in blocks marked {@code sh} it must be one that the program accepts; in blocks marked
 * {@code console}, behind a {@code $}, it must also print what follows it.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final Catalog GAMES = Catalog.installed();
  private static final Session SESSION = session();

  @Test
  void everyBlockOfJavaStandsInTheSources() {
    assertThat(strangers(readme())).isEmpty();
  }

  @Test
  void everyCallOfTheCommandLineIsAccepted() {
    assertThat(refusedCalls(readme())).isEmpty();
  }

  @Test
  void everyCallOfTheCommandLinePrintsWhatIsShown() {
    assertThat(wrongSessions(readme())).isEmpty();
  }

  @Test
  void aBlockThatStandsNowhereIsFound() {
    String shown = "var rules = GridRules.standard();\nvar move = GridMove.parse(\"b1+c1\");";
    assertThat(strangers("```java\n" + shown + "\n```\n")).containsExactly(shown);
    assertThat(strangers("```java\n" + shown.replace("\n", "\n  // ...\n") + "\n```\n")).isEmpty();
    assertThat(strangers("```java\nvar  rules=\n  GridRules.standard();\n```\n")).isEmpty();
    assertThat(strangers("```\nnot Java\n```\n```sh\nls\n```\n")).isEmpty();
  }

  @Test
  void aCallThatIsNotAcceptedIsFound() {
    assertThat(refusedCalls("```sh\nexamples/boardrules move zertz\n./mvnw verify\n```\n"))
        .hasSize(1)
        .allMatch(refusal -> refusal.startsWith("examples/boardrules move zertz: "));
    assertThat(refusedCalls("```console\n$ examples/boardrules moves hex\n```\n"))
        .hasSize(1)
        .allMatch(refusal -> refusal.startsWith("$ examples/boardrules moves hex: the variant: "));
    assertThat(
            refusedCalls(
                "```sh\nexamples/boardrules status zertz --position - <positions.txt | sort\n```\n"))
        .isEmpty();
  }

  @Test
  void anOutputThatIsNotPrintedIsFound() {
    String session =
        """
        ```console
        $ examples/boardrules status zertz
        ongoing
        $ examples/boardrules why zertz 'Wd4,d4'
        ring-occupied: %s.
        ```
        """;
    assertThat(
            wrongSessions(session.formatted("The ring on d4 has a marble and cannot be removed")))
        .isEmpty();
    assertThat(wrongSessions(session.formatted("No")))
        .hasSize(1)
        .allMatch(wrong -> wrong.startsWith("$ examples/boardrules why"));
  }

  /** The blocks of Java that stand in no source. */
  private static List<String> strangers(String markdown) {
    List<String> sources = sources();
    assertThat(sources).hasSizeGreaterThan(10);
    return Block.of(markdown, "java").stream()
        .filter(block -> sources.stream().noneMatch(block::standsIn))
        .map(block -> String.join("\n", block.lines()))
        .toList();
  }

  /** The calls that the program does not accept, with the reason. */
  private static List<String> refusedCalls(String markdown) {
    return Stream.of("sh", "console")
        .flatMap(language -> Block.of(markdown, language).stream())
        .flatMap(block -> block.lines().stream())
        .filter(ShellLine::calls)
        .flatMap(line -> refusal(ShellLine.of(line)).map(why -> line + ": " + why).stream())
        .toList();
  }

  private static Optional<String> refusal(ShellLine line) {
    String[] arguments = line.words().toArray(String[]::new);
    try {
      ParseResult parsed = Arguments.parser(SESSION, arguments).parseArgs(arguments);
      while (parsed.hasSubcommand()) {
        parsed = parsed.subcommand();
      }
      parsed.matchedPositionals().stream()
          .filter(argument -> argument.paramLabel().equals("VARIANT"))
          .forEach(variant -> SESSION.rules(variant.getValue()));
      return Optional.empty();
    } catch (ParameterException mistake) {
      return Optional.of(String.valueOf(mistake.getMessage()));
    } catch (Failure failure) {
      return Optional.of(failure.sentence(SESSION.texts()));
    }
  }

  /** The calls in console blocks that print something else than what is shown. */
  private static List<String> wrongSessions(String markdown) {
    List<String> wrong = new ArrayList<>();
    for (Block block : Block.of(markdown, "console")) {
      for (String session : String.join("\n", block.lines()).split("(?m)^\\$ ", -1)) {
        String call = session.lines().findFirst().orElse("");
        if (ShellLine.calls(call) && ShellLine.of(call).alone()) {
          String shown = session.substring(call.length()).strip();
          String printed = print(ShellLine.of(call).words()).strip();
          if (!printed.equals(shown)) {
            wrong.add("$ " + call + "\n" + printed);
          }
        }
      }
    }
    return wrong;
  }

  private static Session session() {
    Texts texts = new Texts(Locale.ENGLISH);
    Output output = new Output(OutputStream.nullOutputStream());
    Input input = new Input(InputStream.nullInputStream(), output);
    return new Session(GAMES, texts, input, output, new Progress(output, () -> false, texts));
  }

  private static String print(List<String> arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Boardrules(() -> GAMES, InputStream.nullInputStream(), out, out, () -> false)
        .run(arguments.toArray(String[]::new));
    return out.toString(UTF_8);
  }

  private static String readme() {
    Path readme = ROOT.resolve("README.md");
    assumeTrue(Files.exists(readme), "there is no README yet");
    return read(readme);
  }

  private static List<String> sources() {
    try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
      return files.filter(file -> file.toString().endsWith(".java")).map(ReadmeTest::read).toList();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
