package io.github.boardrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs the command lines of pages as if in the top folder of a checkout. */
final class Shell {
  private static final String PROGRAM = "examples/boardrules";
  private static final Pattern FILE = Pattern.compile("(examples|vectors)/.*");
  private static final String MAVEN = "./mvnw";
  private static final String PROMPT = "$ ";
  private static final Catalog GAMES = Catalog.installed();
  private static final Pattern WORD = Pattern.compile("'([^']*)'|([^\\s'|<>;&\"$`]+)|(\\S)");
  private static final Set<String> PHASES =
      Set.of("clean", "test", "verify", "install", "process-test-classes");

  private Shell() {}

  /** Returns the lines of a session: each command with its output. */
  static List<String> session(List<String> lines) {
    List<String> session = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(PROMPT)) {
        session.add(line);
        session.addAll(run(words(line.substring(PROMPT.length()))).lines());
      }
    }
    if (session.isEmpty()) {
      throw new Fault("a session has no line that begins with " + PROMPT);
    }
    return session;
  }

  /** Checks that the commands succeed as they are. */
  static void check(List<String> lines) {
    for (String line : lines) {
      List<String> words = words(line);
      if (words.get(0).equals(MAVEN)) {
        checkMaven(words);
      } else if (run(isBuiltApart(words) ? help(words) : words).status() != 0) {
        throw new Fault("this fails: " + line);
      }
    }
  }

  /** Returns whether a command needs what is built apart; the tests there run it. */
  private static boolean isBuiltApart(List<String> words) {
    return words.size() > 1
        && words.get(0).equals(PROGRAM)
        && Set.of("web", "spark").contains(words.get(1));
  }

  private static List<String> help(List<String> words) {
    return List.of(PROGRAM, words.get(1), "--help");
  }

  /** Returns the words of a command. */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      if (word.group(3) != null) {
        throw new Fault("a page shows plain commands, without " + word.group(3) + ": " + line);
      }
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words;
  }

  private record Run(int status, List<String> lines) {}

  private static Run run(List<String> words) {
    if (!words.get(0).equals(PROGRAM)) {
      throw new Fault("this command is not known here: " + String.join(" ", words));
    }
    List<String> arguments = new ArrayList<>();
    Map<String, String> names = new HashMap<>();
    for (String word : words.subList(1, words.size())) {
      if (FILE.matcher(word).matches()) {
        for (String file : files(word)) {
          arguments.add(Checkout.path(file).toString());
          names.put(Checkout.path(file).toString(), file);
        }
      } else {
        arguments.add(word);
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status =
        new Boardrules(() -> GAMES, InputStream.nullInputStream(), out, out, Streams.PIPES)
            .run(arguments.toArray(String[]::new));
    String printed = out.toString(UTF_8);
    for (Map.Entry<String, String> name : names.entrySet()) {
      printed = printed.replace(name.getKey(), name.getValue());
    }
    return new Run(status, printed.lines().toList());
  }

  /** Returns the files that match a word with wildcards. */
  private static List<String> files(String word) {
    String pattern = Pattern.quote(word).replace("*", "\\E[^/]*\\Q");
    List<String> files =
        Checkout.files(word.substring(0, word.indexOf('/')))
            .filter(file -> file.matches(pattern))
            .sorted()
            .toList();
    if (files.isEmpty()) {
      throw new Fault("there is no file " + word);
    }
    return files;
  }

  private static void checkMaven(List<String> words) {
    String poms = Checkout.read("pom.xml") + Checkout.read("examples/pom.xml");
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      boolean known =
          word.startsWith("-P")
              ? poms.contains("<id>" + word.substring(2) + "</id>")
              : word.startsWith("-") || PHASES.contains(word);
      if (word.equals("-pl")) {
        i++;
        known = poms.contains("<module>" + words.get(i) + "</module>");
      }
      if (!known) {
        throw new Fault("the build does not know " + words.get(i));
      }
    }
  }
}
