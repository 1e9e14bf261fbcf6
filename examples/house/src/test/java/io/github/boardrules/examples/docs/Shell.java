package io.github.boardrules.examples.docs;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.fixtures.Checkout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs the command lines of pages as if in the top folder of a checkout. */
final class Shell {
  private static final String PROGRAM = "examples/boardrules";
  private static final Pattern FILE = Pattern.compile("(examples|vectors)/.*");
  private static final String MAVEN = "./mvnw";
  private static final String PROMPT = "$ ";
  private static final Pattern WORD = Pattern.compile("'([^']*)'|([^\\s'|<>;&\"$`]+)|(\\S)");
  private static final Pattern PIPED = Pattern.compile("echo '([^']*)' \\| (.*)");
  private static final Set<String> PHASES =
      Set.of("clean", "test", "verify", "install", "process-test-classes");

  private Shell() {}

  static List<String> session(List<String> lines) {
    List<String> session = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(PROMPT)) {
        session.add(line);
        Run run = session(line.substring(PROMPT.length()));
        (run.out() + run.err()).lines().map(Shell::withoutRoot).forEach(session::add);
      }
    }
    if (session.isEmpty()) {
      throw new Fault("a session has no line that begins with " + PROMPT);
    }
    return session;
  }

  /** Runs a command, which may read a line that stands before it. */
  private static Run session(String line) {
    Matcher piped = PIPED.matcher(line);
    return piped.matches()
        ? run(piped.group(1) + "\n", words(piped.group(2)))
        : run("", words(line));
  }

  private static String withoutRoot(String line) {
    return line.replace('\\', '/').replaceAll("\\.\\./(?=(examples|vectors)/)", "");
  }

  static void check(List<String> lines) {
    for (String line : lines) {
      List<String> words = words(line);
      if (words.get(0).equals(MAVEN)) {
        checkMaven(words);
      } else if (run("", runnable(words)).status() != 0) {
        throw new Fault("this fails: " + line);
      }
    }
  }

  /** Only asks for the help of what is built apart; the tests there run it. */
  private static List<String> runnable(List<String> words) {
    boolean isApart = words.size() > 1 && Set.of("web", "spark").contains(words.get(1));
    return isApart ? List.of(words.get(0), words.get(1), "--help") : words;
  }

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

  private static Run run(String input, List<String> words) {
    if (!words.get(0).equals(PROGRAM)) {
      throw new Fault("this command is not known here: " + String.join(" ", words));
    }
    String[] arguments =
        words.stream()
            .skip(1)
            .flatMap(word -> FILE.matcher(word).matches() ? files(word) : Stream.of(word))
            .toArray(String[]::new);
    return Run.with(Run.GAMES, input, arguments);
  }

  private static Stream<String> files(String word) {
    String pattern = Pattern.quote(word).replace("*", "\\E[^/]*\\Q");
    List<String> files =
        Checkout.files(word.substring(0, word.indexOf('/')))
            .filter(file -> file.matches(pattern))
            .toList();
    if (files.isEmpty()) {
      throw new Fault("there is no file " + word);
    }
    return files.stream().map(file -> Checkout.path(file).toString());
  }

  private static void checkMaven(List<String> words) {
    String poms =
        Checkout.read("pom.xml")
            + Checkout.read("examples/pom.xml")
            + Checkout.read("examples/house/pom.xml");
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
