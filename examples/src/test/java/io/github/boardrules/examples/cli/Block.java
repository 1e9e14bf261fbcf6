package io.github.boardrules.examples.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A fenced block of a Markdown text.
 *
 * @param language the word behind the fence; empty where there is none
 * @param lines the lines between the fences
 */
record Block(String language, List<String> lines) {
  /** A line that stands for something left out. */
  private static final Pattern GAP = Pattern.compile("\\s*// ?(…|\\.\\.\\.)\\s*");

  static List<Block> of(String markdown, String language) {
    List<Block> blocks = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    String open = "";
    for (String line : markdown.lines().toList()) {
      if (!line.stripLeading().startsWith("```")) {
        lines.add(line);
      } else if (open.isEmpty()) {
        open = line.strip();
        lines.clear();
      } else {
        blocks.add(new Block(open.substring(3), List.copyOf(lines)));
        open = "";
      }
    }
    return blocks.stream().filter(block -> block.language().equals(language)).toList();
  }

  /** Whether the block stands in a source, part by part, whatever the white space. */
  boolean standsIn(String source) {
    String text = withoutSpace(source);
    int from = 0;
    for (String part : parts()) {
      int found = text.indexOf(part, from);
      if (found < 0) {
        return false;
      }
      from = found + part.length();
    }
    return true;
  }

  private List<String> parts() {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (String line : lines) {
      if (GAP.matcher(line).matches()) {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(withoutSpace(line));
      }
    }
    parts.add(part.toString());
    return parts;
  }

  private static String withoutSpace(String text) {
    return text.replaceAll("\\s", "");
  }
}
