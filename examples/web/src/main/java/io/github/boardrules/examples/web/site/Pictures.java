package io.github.boardrules.examples.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pictures in the rule pages that show the default variant of a game. */
final class Pictures {
  /** The folder of the pictures in the checkout. */
  static final String FOLDER = "docs/pictures";

  private static final Pattern IMAGE =
      Pattern.compile(
          "<!-- (?:picture|drawn): (.*) -->\\R"
              + "<img alt=\"([^\"]*)\" src=\"\\.\\./docs/pictures/([^\"]+)\" width=\"(\\d+)\">");

  private Pictures() {}

  /**
   * Returns the pictures of each game as values of JSON: the file, the width, and by language what
   * is seen; in Hungarian also the file, as letters may differ.
   *
   * @param checkout the folder of the modules with the rule pages
   * @param games the ids of the games
   */
  static Map<String, List<Map<String, Object>>> of(Path checkout, Set<String> games)
      throws IOException {
    Map<String, List<Map<String, Object>>> pictures = new TreeMap<>();
    try (Stream<Path> folders = Files.list(checkout)) {
      for (Path folder : folders.filter(each -> Files.exists(each.resolve("RULES.md"))).toList()) {
        Map<String, String> hungarian =
            images(folder.resolve("JATEKSZABALY.md"))
                .collect(Collectors.toMap(image -> image.group(3), image -> image.group(2)));
        for (MatchResult image : images(folder.resolve("RULES.md")).toList()) {
          Map<String, Object> picture = new HashMap<>();
          picture.put("file", image.group(3));
          picture.put("width", Integer.valueOf(image.group(4)));
          picture.put("en", image.group(2));
          String own = image.group(3).replace(".svg", "-hu.svg");
          String file = hungarian.containsKey(own) ? own : image.group(3);
          picture.put("hu", hungarian.getOrDefault(file, image.group(2)));
          picture.put("file-hu", file);
          Stream.of(image.group(1).split(" ", -1))
              .filter(games::contains)
              .findFirst()
              .ifPresent(
                  game -> pictures.computeIfAbsent(game, none -> new ArrayList<>()).add(picture));
        }
      }
    }
    return pictures;
  }

  private static Stream<MatchResult> images(Path page) throws IOException {
    return IMAGE.matcher(Files.readString(page)).results();
  }
}
