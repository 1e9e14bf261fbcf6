package io.github.boardrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/** Compiles all examples of the API at once, and runs them. */
public final class ApiExamples {
  private static final List<String> IMPORTS =
      List.of(
          "java.io.*",
          "java.nio.file.*",
          "java.util.*",
          "java.util.function.*",
          "java.util.stream.*",
          "com.fasterxml.jackson.databind.ObjectMapper",
          "tools.jackson.databind.json.JsonMapper",
          ApiExamples.class.getName());

  /** The values that the running example has compared, by the indices of their lines. */
  private static final Map<Integer, String> COMPARED = new HashMap<>();

  /** Whether values are only noted. */
  private static boolean isRenewing;

  private final Map<ApiExample, String> classes = new HashMap<>();
  private final ClassLoader loader;

  /** Compiles examples into an empty folder; the imports follow from the sources. */
  ApiExamples(List<ApiSource> sources, List<ApiExample> examples, Path folder) {
    List<String> arguments =
        new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-Xmaxerrs", "999"));
    arguments.addAll(List.of("-classpath", Source.classPath()));
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    try {
      for (ApiExample example : examples) {
        String name = "Example" + classes.size();
        classes.put(example, name);
        Path file = folder.resolve(name + ".java");
        arguments.add(Files.writeString(file, text(sources, example, name)).toString());
      }
      loader =
          new URLClassLoader(
              new URL[] {folder.toUri().toURL()}, ApiExamples.class.getClassLoader());
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    if (ToolProvider.getSystemJavaCompiler()
            .run(null, null, problems, arguments.toArray(String[]::new))
        != 0) {
      throw new AssertionError(problems.toString(UTF_8));
    }
  }

  /** Runs an example, which must reach all its values, and returns its output. */
  List<String> run(ApiExample example) {
    String name = Objects.requireNonNull(classes.get(example));
    COMPARED.clear();
    List<String> printed =
        Source.printed(() -> Class.forName(name, true, loader).getMethod("run").invoke(null))
            .lines()
            .toList();
    if (COMPARED.size() != example.values()) {
      throw new AssertionError(example.source() + " does not reach all of its values.");
    }
    return printed;
  }

  /** Runs an example and returns it with the values and the output that it has now. */
  ApiExample renewed(ApiExample example) {
    isRenewing = true;
    try {
      List<String> printed = run(example);
      return example.with(COMPARED, printed);
    } finally {
      isRenewing = false;
    }
  }

  /** Compares a value of an example with the text that the line of an index states. */
  public static void require(int index, String statement, Object value, String expected) {
    COMPARED.put(index, String.valueOf(value));
    if (!isRenewing && !String.valueOf(value).equals(expected)) {
      throw new AssertionError(
          statement + "\n  is:        " + value + "\n  should be: " + expected);
    }
  }

  /** Imports all exported packages; types of the example's own package take precedence. */
  private static String text(List<ApiSource> sources, ApiExample example, String name) {
    Set<String> imported = new TreeSet<>(IMPORTS);
    for (ApiSource source : sources) {
      if (!source.packageName().isEmpty()) {
        imported.add(source.packageName() + ".*");
      }
      if (source.isType() && source.packageName().equals(example.source().packageName())) {
        imported.add(source.packageName() + "." + source.name());
      }
    }
    return imported.stream().map(type -> "import " + type + ";\n").collect(Collectors.joining())
        + ("// " + example.source() + "\n")
        + ("public class " + name + " {\npublic static void run() throws Exception {\n")
        + String.join("\n", example.statements())
        + "\n}\n}\n";
  }
}
