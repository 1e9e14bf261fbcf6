package io.github.boardrules.examples.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The whole site in one HTML file. A page that is opened from a disk may not fetch anything, so the
 * style sheet stands in the page, the modules are {@code data:} addresses of an import map, and the
 * compiled program, its worker and lessons are strings of a script, for {@code js/files.js}.
 */
final class SingleFile {
  private static final String START = "<script type=\"module\" src=\"js/main.js\"></script>";
  private static final Pattern IMPORT = Pattern.compile("(?<=from |import )'\\./([\\w-]+\\.js)'");
  private static final Pattern WORKER_IMPORT = Pattern.compile("(?m)^import .*$");
  private static final Pattern POLICY =
      Pattern.compile("(?<=\"Content-Security-Policy\" content=\")[^\"]+");

  /** What the file may load and run: what is in it, and no code that is made of strings. */
  private static final String OWN_POLICY =
      "default-src 'none'; script-src 'unsafe-inline' data: 'wasm-unsafe-eval';"
          + " style-src 'unsafe-inline'; img-src data:; worker-src blob:; base-uri 'none';"
          + " form-action 'none'";

  private static final Pattern STYLE =
      Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\">");
  private static final Pattern ICON = Pattern.compile("(?<=<link rel=\"icon\" href=\")[^\"]+");
  private static final Pattern OTHER_FILES =
      Pattern.compile("<link rel=\"(manifest|apple-touch-icon)\"[^>]*>\\s*");

  private final SortedMap<String, byte[]> files;

  private SingleFile(SortedMap<String, byte[]> files) {
    this.files = files;
  }

  /** Returns the file that has the files of a site, given by their names. */
  static String of(SortedMap<String, byte[]> files) {
    return new SingleFile(files).html();
  }

  private String html() {
    String page = text("index.html");
    page = OTHER_FILES.matcher(page).replaceAll("");
    page = POLICY.matcher(page).replaceFirst(OWN_POLICY);
    page =
        ICON.matcher(page).replaceAll(found -> dataAddress("image/svg+xml", text(found.group())));
    page =
        STYLE
            .matcher(page)
            .replaceAll(
                found -> Matcher.quoteReplacement("<style>\n" + text(found.group(1)) + "</style>"));
    if (!page.contains(START)) {
      throw new IllegalArgumentException("index.html has no " + START);
    }
    return page.replace(
        START, importMap() + program() + "<script type=\"module\">import 'js/main.js';</script>");
  }

  /** Returns the modules; in an address their imports cannot be relative. */
  private String importMap() {
    Map<String, String> modules = new TreeMap<>();
    for (String name : files.keySet()) {
      if (name.startsWith("js/")) {
        String module = IMPORT.matcher(text(name)).replaceAll("'js/$1'");
        modules.put(name, dataAddress("text/javascript", module));
      }
    }
    return modules.entrySet().stream()
        .map(module -> '"' + module.getKey() + "\": \"" + module.getValue() + '"')
        .collect(
            Collectors.joining(
                ",\n", "<script type=\"importmap\">{\"imports\": {\n", "\n}}</script>\n"));
  }

  private String program() {
    return "<script>globalThis.boardrulesFiles = {\nwasm: '"
        + Base64.getEncoder().encodeToString(content("boardrules.wasm"))
        + "',\nworker: "
        + script(
            text("js/runtime.js").replace("export ", "")
                + WORKER_IMPORT.matcher(text("worker.js")).replaceFirst(""))
        + ",\nlessons: "
        + script(text(SiteBuilder.LESSONS))
        + ",\nnotation: "
        + script(text(SiteBuilder.NOTATION))
        + ",\npuzzles: "
        + script(text("puzzles.tsv"))
        + "};</script>\n";
  }

  /** Returns a text as a string of JavaScript that may stand in HTML. */
  private static String script(String text) {
    return text.chars()
        .mapToObj(
            unit ->
                unit < ' ' || unit > '~' || "\"\\<".indexOf(unit) >= 0
                    ? String.format("\\u%04x", unit)
                    : "" + (char) unit)
        .collect(Collectors.joining("", "\"", "\""));
  }

  private static String dataAddress(String type, String text) {
    return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(text.getBytes(UTF_8));
  }

  private String text(String name) {
    return new String(content(name), UTF_8);
  }

  private byte[] content(String name) {
    byte[] content = files.get(name);
    if (content == null) {
      throw new IllegalArgumentException("The site has no " + name);
    }
    return content;
  }
}
