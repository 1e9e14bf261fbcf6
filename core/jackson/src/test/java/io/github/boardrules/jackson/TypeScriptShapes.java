package io.github.boardrules.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The interfaces and types of {@code boardrules.d.ts}, to which real JSON is compared. */
final class TypeScriptShapes {
  private static final Pattern DECLARATION =
      Pattern.compile("export (?:interface (\\w+) \\{([^}]*)}|type (\\w+) = ([^;]+);)");
  private static final Pattern FIELD = Pattern.compile("(\\w+)(\\??): ([^;]+);");

  private final Map<String, Map<String, String>> interfaces = new HashMap<>();
  private final Map<String, String> types = new HashMap<>();
  private final Set<String> unseen = new TreeSet<>();

  TypeScriptShapes() throws IOException {
    Matcher declaration = DECLARATION.matcher(text());
    while (declaration.find()) {
      String name = declaration.group(1);
      if (name == null) {
        types.put(declaration.group(3), declaration.group(4));
        continue;
      }
      Map<String, String> fields = new LinkedHashMap<>();
      Matcher field = FIELD.matcher(declaration.group(2));
      while (field.find()) {
        fields.put(field.group(1), field.group(3) + field.group(2));
        unseen.add(name + "." + field.group(1));
      }
      interfaces.put(name, fields);
    }
  }

  private static String text() throws IOException {
    try (InputStream in = BoardrulesModule.class.getResourceAsStream("boardrules.d.ts")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the fields that no checked value had. */
  Set<String> unseen() {
    return unseen;
  }

  /** Checks that a value has the fields of a type, in their order, and no others. */
  void check(String type, JsonNode value) {
    if (type.endsWith("[]")) {
      assertThat(value.isArray()).as("%s: %s", type, value).isTrue();
      value.forEach(element -> check(type.substring(0, type.length() - 2), element));
    } else if (types.containsKey(type)) {
      check(types.get(type), value);
    } else if (interfaces.containsKey(type)) {
      checkFields(type, value);
    } else if (type.equals("Record<string, string>")) {
      value.forEach(each -> check("string", each));
    } else if (type.startsWith("'")) {
      assertThat(List.of(type.split(" \\| "))).contains("'" + value.asString() + "'");
    } else {
      assertThat(type.split(" \\| "))
          .as("%s", value)
          .contains(value.getNodeType().name().toLowerCase(java.util.Locale.ROOT));
    }
  }

  private void checkFields(String name, JsonNode value) {
    Map<String, String> fields = interfaces.get(name);
    List<String> expected =
        fields.keySet().stream()
            .filter(field -> value.has(field) || !fields.get(field).endsWith("?"))
            .collect(Collectors.toList());
    assertThat(value.propertyNames()).as(name).containsExactlyElementsOf(expected);
    for (String field : expected) {
      unseen.remove(name + "." + field);
      check(fields.get(field).replaceFirst("[?]$", ""), value.get(field));
    }
  }
}
