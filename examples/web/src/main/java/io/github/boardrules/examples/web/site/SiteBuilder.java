package io.github.boardrules.examples.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.javascript.Folder;
import io.github.boardrules.javascript.JsonText;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes the site from the sources of the page and the compiled program: a folder of files for any
 * web server, and the same in one HTML file, which needs none.
 *
 * <p>Arguments: the folder with the sources, the folder with the compiled program, the folder to
 * make, the HTML file to make, and the folder of the checkout, whose rule pages have the lessons
 * and pictures.
 */
public final class SiteBuilder {
  static final String LESSONS = "lessons.json";
  static final String NOTATION = "notation.json";

  /** What runs the compiled program, which is that of the package for npm. */
  private static final String RUNTIME = "js/runtime.js";

  /** The sentences of the command line, which say how the moves of each game are written. */
  private static final Map<String, String> MESSAGES =
      Map.of("en", "messages.properties", "hu", "messages_hu.properties");

  private static final String CLI =
      "examples/cli/src/main/resources/io/github/boardrules/examples/cli/";

  private static final String PACKAGE = "javascript/src/main/";

  /** A comment that has its lines for itself. */
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(//.*|/\\*(?s:.*?)\\*/)\\R");

  private static final String SERVICE_WORKER = "service-worker.js";

  private SiteBuilder() {}

  /** Makes the folder and the file. */
  public static void main(String[] arguments) throws IOException, NoSuchAlgorithmException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    Path checkout = Path.of(arguments[4]);
    Folder.read(Path.of(arguments[0])).forEach((name, bytes) -> files.put(name, sent(name, bytes)));
    files.put(RUNTIME, sent(RUNTIME, Files.readAllBytes(checkout.resolve(PACKAGE + RUNTIME))));
    files.putAll(Folder.read(Path.of(arguments[1])));
    Map<String, List<Map<String, Object>>> lessons = Lessons.of(checkout);
    files.put(LESSONS, JsonText.of(lessons).getBytes(UTF_8));
    files.put(NOTATION, JsonText.of(notation(checkout)).getBytes(UTF_8));
    Files.writeString(Path.of(arguments[3]), SingleFile.of(files));
    Map<String, List<Map<String, Object>>> pictures = Pictures.of(checkout, lessons.keySet());
    files.put("pictures.json", JsonText.of(pictures).getBytes(UTF_8));
    for (Map<String, Object> picture : pictures.values().stream().flatMap(List::stream).toList()) {
      for (String key : List.of("file", "file-hu")) {
        Path file = checkout.resolve(Pictures.FOLDER).resolve(picture.get(key).toString());
        files.put("pictures/" + file.getFileName(), Files.readAllBytes(file));
      }
    }
    files.put(SERVICE_WORKER, serviceWorker(files).getBytes(UTF_8));
    Folder.write(Path.of(arguments[2]), files);
  }

  /** Returns how the moves of each game are written, by language. */
  static Map<String, Map<String, String>> notation(Path checkout) throws IOException {
    Map<String, Map<String, String>> games = new TreeMap<>();
    for (Map.Entry<String, String> language : MESSAGES.entrySet()) {
      Properties messages = new Properties();
      try (Reader file = Files.newBufferedReader(checkout.resolve(CLI + language.getValue()))) {
        messages.load(file);
      }
      for (String key : messages.stringPropertyNames()) {
        if (key.startsWith("notation.")) {
          games
              .computeIfAbsent(key.substring(key.indexOf('.') + 1), game -> new TreeMap<>())
              .put(language.getKey(), messages.getProperty(key));
        }
      }
    }
    return games;
  }

  /**
   * Returns the service worker with the files that the page needs offline, and a version that is
   * new if one of them has changed.
   */
  private static String serviceWorker(SortedMap<String, byte[]> files)
      throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    files.forEach(
        (name, content) -> {
          digest.update(name.getBytes(UTF_8));
          digest.update(content);
        });
    String version = HexFormat.of().formatHex(digest.digest(), 0, 8);
    String names =
        files.keySet().stream()
            .filter(name -> !name.equals(SERVICE_WORKER))
            .map(name -> "'" + name + "'")
            .collect(Collectors.joining(", "));
    return "const VERSION = '"
        + version
        + "';\nconst FILES = ["
        + names
        + "];\n\n"
        + new String(files.getOrDefault(SERVICE_WORKER, new byte[0]), UTF_8);
  }

  /**
   * Returns a file of the page as it is sent: scripts and styles without whole lines of comments.
   */
  private static byte[] sent(String name, byte[] bytes) {
    return name.endsWith(".js") || name.endsWith(".css")
        ? COMMENT.matcher(new String(bytes, UTF_8)).replaceAll("").getBytes(UTF_8)
        : bytes;
  }
}
