package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles all examples of the API at once, and runs them. */
public final class ApiExamples {
  private static final List<String> IMPORTS =
      List.of(
          "java.io.*",
          "java.nio.file.*",
          "java.util.*",
          "java.util.function.*",
          "java.util.stream.*");

  /** The values that the running example has compared, by the indices of their lines. */
  private static final Map<Integer, String> COMPARED = new HashMap<>();

  /** Whether values are only noted. */
  private static boolean isRenewing;

  private final List<ApiSource> sources;
  private final Map<ApiExample, String> classes = new HashMap<>();
  private final Map<String, List<String>> problems = new HashMap<>();
  private final ClassLoader loader;

  /**
   * Compiles examples.
   *
   * @param sources the sources that users read, from which the imports follow
   * @param examples the examples
   * @param folder an empty folder for classes
   */
  ApiExamples(List<ApiSource> sources, List<ApiExample> examples, Path folder) {
    this.sources = sources;
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<JavaFileObject> units = new ArrayList<>();
    for (ApiExample example : examples) {
      String name = "Example" + classes.size();
      classes.put(example, name);
      units.add(new Unit(name, text(example, name)));
    }
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      List<String> options =
          List.of(
              "-proc:none",
              "-d",
              folder.toString(),
              "-classpath",
              Programs.classPath(),
              "-Xmaxerrs",
              "999");
      compiler.getTask(null, files, found, options, null, units).call();
      found.getDiagnostics().stream()
          .filter(problem -> problem.getKind() == javax.tools.Diagnostic.Kind.ERROR)
          .forEach(
              problem ->
                  problems
                      .computeIfAbsent(problem.getSource().getName(), name -> new ArrayList<>())
                      .add(problem.toString()));
      loader = new URLClassLoader(new URL[] {url(folder)}, ApiExamples.class.getClassLoader());
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Runs an example, which must compile and reach all its values, and returns its output. */
  List<String> run(ApiExample example) {
    String name = Objects.requireNonNull(classes.get(example));
    List<String> faults = problems.getOrDefault("/" + name + ".java", List.of());
    if (!faults.isEmpty()) {
      throw new AssertionError(example.source() + "\n" + String.join("\n", faults));
    }
    if (!problems.isEmpty()) {
      throw new AssertionError("It is not run, since other examples do not compile.");
    }
    COMPARED.clear();
    List<String> printed =
        Programs.printed(() -> Class.forName(name, true, loader).getMethod("run").invoke(null))
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

  /**
   * Compares a value of an example with the text that the example states.
   *
   * @param index the index of the line in the example
   * @param statement the statement
   * @param value its value
   * @param expected the text
   * @throws AssertionError if the value prints as another text
   */
  public static void require(int index, String statement, Object value, String expected) {
    COMPARED.put(index, String.valueOf(value));
    if (!isRenewing && !String.valueOf(value).equals(expected)) {
      throw new AssertionError(
          statement + "\n  is:        " + value + "\n  should be: " + expected);
    }
  }

  /** Imports all exported packages; types of the example's own package take precedence. */
  private String text(ApiExample example, String name) {
    List<String> imported = new ArrayList<>(IMPORTS);
    imported.add(ApiExamples.class.getName());
    for (String packageName : packages()) {
      imported.add(packageName + ".*");
    }
    sources.stream()
        .filter(ApiSource::isType)
        .filter(type -> type.packageName().equals(example.source().packageName()))
        .forEach(type -> imported.add(type.packageName() + "." + type.name()));
    return imported.stream().map(type -> "import " + type + ";\n").collect(Collectors.joining())
        + ("public class " + name + " {\npublic static void run() throws Exception {\n")
        + String.join("\n", example.statements())
        + "\n}\n}\n";
  }

  private Set<String> packages() {
    return sources.stream()
        .map(ApiSource::packageName)
        .filter(packageName -> !packageName.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static URL url(Path folder) {
    try {
      return folder.toUri().toURL();
    } catch (MalformedURLException problem) {
      throw new IllegalStateException(problem);
    }
  }

  private static final class Unit extends SimpleJavaFileObject {
    private final String text;

    Unit(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
