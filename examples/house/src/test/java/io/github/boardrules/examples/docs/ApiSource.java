package io.github.boardrules.examples.docs;

import io.github.boardrules.fixtures.Checkout;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A source of a published module with documentation for users: a public type, a package page or the
 * page of the module.
 */
record ApiSource(String file, String packageName, String name) {
  static final String PACKAGE_PAGE = "package-info";
  static final String MODULE_PAGE = "module-info";

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
  private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^public (?:\\w+ )*?(?:class|interface|record|enum) (\\w+)");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");

  static List<ApiSource> all() {
    List<ApiSource> all = new ArrayList<>();
    Matcher module = MODULE.matcher(Checkout.read("pom.xml"));
    while (module.find()) {
      String folder = module.group(1) + "/src/main/java/";
      if (Files.exists(Checkout.path(folder + MODULE_PAGE + ".java"))) {
        addModule(folder, all);
      }
    }
    return all;
  }

  private static void addModule(String folder, List<ApiSource> all) {
    String page = folder + MODULE_PAGE + ".java";
    all.add(new ApiSource(page, "", MODULE_PAGE));
    Matcher export = EXPORT.matcher(Checkout.read(page));
    while (export.find()) {
      String packageName = export.group(1);
      String packageFolder = folder + packageName.replace('.', '/');
      Checkout.files(packageFolder)
          .filter(file -> file.substring(0, file.lastIndexOf('/')).equals(packageFolder))
          .flatMap(file -> publicName(file).map(name -> new ApiSource(file, packageName, name)))
          .forEach(all::add);
    }
  }

  private static Stream<String> publicName(String file) {
    if (file.endsWith(PACKAGE_PAGE + ".java")) {
      return Stream.of(PACKAGE_PAGE);
    }
    Matcher type = TYPE.matcher(Checkout.read(file));
    return type.find() ? Stream.of(type.group(1)) : Stream.empty();
  }

  boolean isType() {
    return !name.equals(PACKAGE_PAGE) && !name.equals(MODULE_PAGE);
  }

  /** Returns its own Javadoc, without the stars. */
  String description() {
    String text = Checkout.read(file);
    Matcher type = TYPE.matcher(text);
    int declared = type.find() ? type.start() : text.length();
    String last = "";
    for (Matcher comment = COMMENT.matcher(text); comment.find() && comment.end() <= declared; ) {
      last = withoutStars(comment.group(1));
    }
    return last;
  }

  List<ApiExample> examples() {
    List<ApiExample> examples = new ArrayList<>();
    String text = Checkout.read(file);
    Matcher comment = COMMENT.matcher(text);
    while (comment.find()) {
      int line = (int) text.substring(0, comment.start()).lines().count();
      try {
        ApiExample.of(this, withoutStars(comment.group(1))).ifPresent(examples::add);
      } catch (Fault problem) {
        throw new Fault(file + ":" + line, problem);
      }
    }
    return examples;
  }

  Optional<ApiExample> example() {
    return ApiExample.of(this, description());
  }

  /** Returns its text with the values and outputs that its examples have now. */
  String renewed(ApiExamples compiled) {
    String text = Checkout.read(file);
    for (ApiExample example : examples()) {
      ApiExample renewed = compiled.renewed(example);
      for (int i = 0; i < example.code().size(); i++) {
        text = withLine(text, example.code().get(i), renewed.code().get(i));
      }
      if (!renewed.output().equals(example.output())) {
        text = withOutput(text, example.output(), renewed.output());
      }
    }
    return text;
  }

  /** Replaces a line of a comment, wherever it stands. */
  private static String withLine(String text, String before, String after) {
    return before.equals(after)
        ? text
        : text.replaceAll(
            "(?m)^( *\\* )" + Pattern.quote(before) + "$", "$1" + Matcher.quoteReplacement(after));
  }

  /** Replaces the lines of an output, in the comment of a type or of a member. */
  private static String withOutput(String text, List<String> before, List<String> after) {
    String renewed = text;
    for (String star : List.of(" *", "   *", "     *")) {
      renewed = renewed.replace(output(star, before), output(star, after));
    }
    return renewed;
  }

  private static String output(String star, List<String> lines) {
    return (star + " <pre class=\"output\">{@code\n")
        + lines.stream()
            .map(line -> (star + " " + line).stripTrailing() + "\n")
            .collect(Collectors.joining())
        + (star + " }</pre>");
  }

  private static String withoutStars(String comment) {
    return comment.replaceAll("(?m)^ *\\* ?", "");
  }

  @Override
  public String toString() {
    return file;
  }
}
