package io.github.boardrules.examples.docs;

import io.github.boardrules.fixtures.Checkout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page in Markdown that is rebuilt from its sources. docs/maintaining.md says what the comments
 * before its parts mean. A page may contain no other block and no other picture. The specification
 * of a game, below its heading, is left as it is; the tests of the game cite it.
 */
final class Page {
  private static final Pattern COMMENT = Pattern.compile("<!-- (\\w+): (.*) -->");
  private static final Pattern IMAGE =
      Pattern.compile("<img alt=\"([^\"]+)\" src=\"([^\"]+\\.(?:svg|png))\" width=\"\\d+\">");
  private static final Pattern LINKED_PROGRAM =
      Pattern.compile(
          "\\]\\(([^)#]*examples/(?:snippets|consumers/own-game)/src/(?:main|test)/java/[^)]*\\.java)\\)");
  private static final String FENCE = "```";

  /** The heading of the specification, with which a rule page ends. */
  static final String SPECIFICATION = "## The rules in full";

  private final String file;
  private final List<String> lines;
  private final List<String> renewed = new ArrayList<>();
  private final Map<String, String> pictures = new TreeMap<>();
  private final Set<String> screenshots = new TreeSet<>();
  private final Set<Source> programs = new TreeSet<>(Comparator.comparing(Source::file));
  private int at;

  Page(String file, String text) {
    this.file = file;
    lines = text.lines().toList();
    while (at < lines.size()) {
      int line = at + 1;
      try {
        next();
      } catch (Fault problem) {
        throw new Fault(file + ":" + line, problem);
      }
    }
    LINKED_PROGRAM
        .matcher(text)
        .results()
        .map(link -> new Source(Checkout.beside(file, link.group(1))))
        .forEach(programs::add);
  }

  String text() {
    return String.join("\n", renewed) + "\n";
  }

  Set<String> screenshots() {
    return screenshots;
  }

  Map<String, String> pictures() {
    return pictures;
  }

  /** Returns the sources of Java in {@code examples} that the page shows or links. */
  Set<Source> programs() {
    return programs;
  }

  private void next() {
    Matcher comment = COMMENT.matcher(lines.get(at));
    if (comment.matches()) {
      renewed.add(lines.get(at++));
      commented(comment.group(1), comment.group(2));
    } else if (lines.get(at).equals(SPECIFICATION)) {
      renewed.addAll(lines.subList(at, lines.size()));
      at = lines.size();
    } else if (isFence(at)) {
      plainBlock();
    } else if (lines.get(at).contains("<img") || lines.get(at).contains("![")) {
      throw new Fault("nothing says how this picture is drawn");
    } else {
      renewed.add(lines.get(at++));
    }
  }

  private void commented(String key, String value) {
    switch (key) {
      case "source" -> source(value);
      case "output" -> block("text", Source.named(value).output());
      case "picture" -> picture(new Picture(value));
      case "drawn" -> drawn(value);
      case "screenshot" -> screenshot(value);
      case "play" -> new PageMoves(value).playTable(lines.subList(at, lines.size()));
      case "legal" -> new PageMoves(value).checkParagraph(lines.subList(at, lines.size()));
      case "moves" -> new PageMoves(value).checkMoves(lines.subList(at, lines.size()));
      case "games" -> replace("|", CatalogLists.games());
      case "options" -> replace("- ", CatalogLists.options(value));
      case "modules" -> block("mermaid", ModuleDrawing.lines());
      case "variants" -> PageMoves.checkVariants(lines.subList(at, lines.size()));
      default -> throw new Fault("a comment begins with an unknown word: " + key);
    }
  }

  private void source(String value) {
    String[] parts = value.split("#", 2);
    Source source = Source.named(parts[0]);
    String name = source.file();
    String language = name.endsWith(".txt") ? "text" : name.substring(name.lastIndexOf('.') + 1);
    boolean isRegion = parts.length == 2;
    block(language, isRegion ? source.region(parts[1]) : source.lines());
    if (isRegion && lines.stream().noneMatch(line -> line.contains(name + ")"))) {
      throw new Fault("a part is shown, but the page does not link " + name);
    }
    if (language.equals("java")) {
      programs.add(source);
    }
  }

  private void picture(Picture picture) {
    Matcher image = image();
    String target = Checkout.beside(file, image.group(2));
    if (pictures.put(target, picture.draw(image.group(1))) != null) {
      throw new Fault("two pictures are drawn into " + image.group(2));
    }
  }

  /** Checks that another page draws the picture of this line. */
  private void drawn(String page) {
    String picture = " src=\"" + image().group(2) + "\"";
    if (!Checkout.read(Checkout.beside(file, page)).contains(picture)) {
      throw new Fault(page + " does not draw" + picture);
    }
  }

  /** Checks that the picture of this line is there, and the program that it shows. */
  private void screenshot(String folder) {
    String picture = Checkout.beside(file, image().group(2));
    if (Checkout.files(folder).findAny().isEmpty()
        || Checkout.files(Checkout.PICTURES).noneMatch(picture::equals)) {
      throw new Fault("there is no " + picture + " of " + folder);
    }
    screenshots.add(picture);
  }

  private Matcher image() {
    Matcher image = IMAGE.matcher(at < lines.size() ? lines.get(at) : "");
    if (!image.matches()) {
      throw new Fault("a picture is drawn, but no <img alt= src= width=> follows");
    }
    renewed.add(lines.get(at++));
    return image;
  }

  private void plainBlock() {
    String language = lines.get(at).substring(FENCE.length());
    List<String> shown = lines.subList(at + 1, fenceAfter(at));
    switch (language) {
      case "console" -> block(language, Shell.session(shown));
      case "sh" -> {
        Shell.check(shown);
        block(language, shown);
      }
      case "xml" -> {
        Dependencies.check(shown);
        block(language, shown);
      }
      default -> throw new Fault("nothing says where this block comes from");
    }
  }

  private void block(String language, List<String> content) {
    if (at >= lines.size() || !lines.get(at).equals(FENCE + language)) {
      throw new Fault("no block of the language " + language + " follows");
    }
    int end = fenceAfter(at);
    renewed.add(FENCE + language);
    renewed.addAll(content);
    renewed.add(FENCE);
    at = end + 1;
  }

  /** Replaces the lines here that begin with a text. */
  private void replace(String beginning, List<String> content) {
    while (at < lines.size() && lines.get(at).startsWith(beginning)) {
      at++;
    }
    renewed.addAll(content);
  }

  private int fenceAfter(int start) {
    for (int i = start + 1; i < lines.size(); i++) {
      if (isFence(i)) {
        return i;
      }
    }
    throw new Fault("a block has no end");
  }

  private boolean isFence(int line) {
    String text = lines.get(line).stripLeading();
    return text.startsWith(FENCE) || text.startsWith("~~~");
  }
}
