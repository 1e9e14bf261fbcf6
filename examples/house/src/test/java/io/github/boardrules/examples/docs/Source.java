package io.github.boardrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.fixtures.Checkout;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;

/** A file of the examples that pages show. */
public record Source(String file) {
  private static final Pattern START = Pattern.compile("\\s*// @start region=(\\S+)");
  private static final Pattern END = Pattern.compile("\\s*// @end");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package (\\S+);");

  /** Returns the only file whose path ends with a name. */
  static Source named(String name) {
    List<String> found =
        Stream.of(
                "examples/snippets/src",
                "examples/layouts",
                "examples/consumers/own-game/src/main",
                "examples/consumers/python")
            .flatMap(Checkout::files)
            .filter(file -> file.endsWith("/" + name))
            .toList();
    if (found.size() != 1) {
      throw new Fault("there is not one source with the name " + name + ", but " + found);
    }
    return new Source(found.get(0));
  }

  /** Returns the lines after the package, without the marks of regions. */
  List<String> lines() {
    return Checkout.read(file)
        .lines()
        .dropWhile(line -> line.startsWith("package ") || line.isBlank())
        .filter(line -> !START.matcher(line).matches() && !END.matcher(line).matches())
        .toList();
  }

  /** Returns the lines of a region, moved to the left margin. */
  List<String> region(String name) {
    List<String> region = new ArrayList<>();
    boolean isInside = false;
    boolean isFound = false;
    for (String line : Checkout.read(file).lines().toList()) {
      Matcher start = START.matcher(line);
      if (start.matches() && start.group(1).equals(name)) {
        isInside = true;
        isFound = true;
      } else if (END.matcher(line).matches()) {
        isInside = false;
      } else if (isInside && !start.matches()) {
        region.add(line);
      }
    }
    if (!isFound || isInside) {
      throw new Fault(file + " has no whole region " + name);
    }
    return String.join("\n", region).stripTrailing().stripIndent().lines().toList();
  }

  /** Returns the output of the program whose main class this is. */
  List<String> output() {
    Matcher name = PACKAGE.matcher(Checkout.read(file));
    if (!name.find()) {
      throw new Fault(file + " is no program");
    }
    String simple = file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
    String program = name.group(1) + "." + simple;
    return printed(
            () -> {
              Method main = Class.forName(program).getDeclaredMethod("main", String[].class);
              main.setAccessible(true);
              main.invoke(null, (Object) new String[0]);
            })
        .lines()
        .toList();
  }

  public static String printed(Executable action) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(out, true, UTF_8));
      action.execute();
    } catch (Throwable problem) {
      throw new AssertionError("A program of the pages fails.", problem);
    } finally {
      System.setOut(before);
    }
    return out.toString(UTF_8).replace(System.lineSeparator(), "\n");
  }

  /** Returns the class path of the tests without the entries that contain one of some texts. */
  static String classPath(String... without) {
    return Stream.of("surefire.test.class.path", "java.class.path")
        .map(System::getProperty)
        .filter(Objects::nonNull)
        .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
        .filter(entry -> Stream.of(without).noneMatch(entry.replace('\\', '/')::contains))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
