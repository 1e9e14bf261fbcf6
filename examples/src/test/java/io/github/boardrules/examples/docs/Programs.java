package io.github.boardrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;

/** Runs programs in this process and captures their output. */
public final class Programs {
  private Programs() {}

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
