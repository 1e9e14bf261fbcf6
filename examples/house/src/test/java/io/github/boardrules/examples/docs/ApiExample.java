package io.github.boardrules.examples.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An example in the documentation of the API, as docs/maintaining.md describes it: the statements,
 * and the lines that they print. Several blocks in one comment are one example.
 */
record ApiExample(ApiSource source, List<String> code, List<String> output) {
  private static final Pattern BLOCK =
      Pattern.compile("(?s)<pre(?: class=\"(\\w+)\")?>(\\{@code\\b)?(.*?)</pre>");
  private static final String VALUE_MARK = "// ==> ";
  private static final Pattern VALUE = Pattern.compile("(.*);\\s*// ==> (.*)");
  private static final Pattern VARIABLE =
      Pattern.compile("(?s)(?:var|[\\w.<>, ?\\[\\]]+) (\\w+) =\\s.*");
  private static final Pattern STATEMENT_END =
      Pattern.compile("\\s*|\\s*//.*|.*[;{}]|.*[;{}] +//.*");

  /** Returns the example in a comment of the documentation. */
  static Optional<ApiExample> of(ApiSource source, String text) {
    List<String> code = new ArrayList<>();
    List<String> output = new ArrayList<>();
    Matcher block = BLOCK.matcher(text);
    int end = -1;
    while (block.find()) {
      String kind = block.group(1) == null ? "" : block.group(1);
      List<String> lines = lines(block.group(2), block.group(3));
      switch (kind) {
        case "" -> code.addAll(lines);
        case "output" -> {
          if (end < 0 || !text.substring(end, block.start()).isBlank()) {
            throw new Fault("an output does not follow its example");
          }
          output.addAll(lines);
        }
        case "text" -> {}
        default -> throw new Fault("a block of an unknown kind: " + kind);
      }
      end = kind.isEmpty() ? block.end() : -1;
    }
    return code.isEmpty()
        ? Optional.empty()
        : Optional.of(new ApiExample(source, List.copyOf(code), List.copyOf(output)));
  }

  private static List<String> lines(String tag, String content) {
    if (tag == null || !content.endsWith("}")) {
      throw new Fault("a block that is not {@code …}");
    }
    String inside = content.substring(0, content.length() - 1);
    return inside.lines().dropWhile(String::isBlank).map(String::stripTrailing).toList();
  }

  int values() {
    return (int) code.stream().filter(line -> line.contains(VALUE_MARK)).count();
  }

  /** Returns the same example with other values, by the indices of their lines, and output. */
  ApiExample with(Map<Integer, String> values, List<String> printed) {
    List<String> renewed = new ArrayList<>(code);
    values.forEach(
        (index, value) -> {
          String line = code.get(index);
          int end = line.indexOf(VALUE_MARK) + VALUE_MARK.length();
          renewed.set(index, line.substring(0, end) + value);
        });
    return new ApiExample(source, List.copyOf(renewed), printed);
  }

  /** Returns statements that run it and compare its values. */
  List<String> statements() {
    List<String> statements = new ArrayList<>();
    StringBuilder begun = new StringBuilder();
    for (int i = 0; i < code.size(); i++) {
      String line = code.get(i);
      Matcher value = VALUE.matcher(line);
      if (line.strip().startsWith(VALUE_MARK)) {
        String statement = statements.remove(statements.size() - 1).strip().replaceFirst(";$", "");
        statements.add(comparison(i, statement, line.strip().substring(VALUE_MARK.length())));
      } else if (value.matches()) {
        begun.append(value.group(1));
        statements.add(comparison(i, begun.toString().strip(), value.group(2).strip()));
        begun.setLength(0);
      } else {
        begun.append(line).append('\n');
        if (STATEMENT_END.matcher(line).matches()) {
          statements.add(begun.toString());
          begun.setLength(0);
        }
      }
    }
    statements.add(begun.toString());
    return statements;
  }

  private String comparison(int index, String statement, String value) {
    Matcher variable = VARIABLE.matcher(statement);
    boolean declares = variable.matches() && !statement.startsWith("new ");
    return (declares ? statement + "; " : "")
        + ("ApiExamples.require(" + index + ", " + literal(source + ": " + statement) + ", ")
        + (declares ? variable.group(1) : statement)
        + (", " + literal(value) + ");");
  }

  private static String literal(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
