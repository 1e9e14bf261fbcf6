package io.github.boardrules.examples.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.javascript.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plays all lessons, and compares them with the rule pages and with the site. */
class LessonsTest {
  private static final Path CHECKOUT = Path.of("../..");
  private static final Catalog GAMES = Catalog.installed();

  @TempDir Path folder;

  @Test
  void everyGameHasLessonsThatKeepTheRules() throws IOException {
    assertThat(faults(CHECKOUT)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "Wd4,d1 | Wd4,d2 | zertz: Wd4,d2 is",
        "Bg4,g1 | xd4Gd6 | zertz: xd4Gd6 is legal",
        "must-capture | ring-occupied | zertz: Bg4,g1 is must-capture",
        "win 1 each | win 2 each | zertz: the status is win 1 each",
        "ongoing | draw | zertz: the status is ongoing",
        "play: zertz | play: pylos | pylos: Wd4,d1 is",
        "<!-- play: | <!-- plays: | there is no lesson of zertz",
        "A sacrifice: black on b3, beside the black marble on c4; b1 goes. | \"\" | [Bb3,b1, ] has no sentence in en",
        "A 2. játékos következik. | \"\" | [ongoing, ] has no sentence in hu",
      })
  void aDamagedPageIsFound(String text, String damage, String fault) throws IOException {
    copyPages(text, damage);
    assertThat(faults(folder)).anySatisfy(found -> assertThat(found).contains(fault));
  }

  @Test
  void everyGameSaysHowItsMovesAreWritten() throws IOException {
    assertThat(SiteBuilder.notation(CHECKOUT))
        .hasSameSizeAs(GAMES.games())
        .allSatisfy((game, words) -> assertThat(words).containsOnlyKeys("en", "hu"));
  }

  @Test
  void thePicturesOfADefaultVariantAreThereInBothLanguages() throws IOException {
    Map<String, List<Map<String, Object>>> pictures =
        Pictures.of(CHECKOUT, Lessons.of(CHECKOUT).keySet());

    assertThat(pictures).hasSizeGreaterThan(8);
    assertThat(pictures.values())
        .flatMap(each -> each)
        .hasSizeGreaterThan(30)
        .allSatisfy(
            picture -> {
              for (String file : List.of("file", "file-hu")) {
                assertThat(CHECKOUT.resolve(Pictures.FOLDER).resolve("" + picture.get(file)))
                    .exists();
              }
              assertThat("" + picture.get("hu")).isNotBlank().isNotEqualTo(picture.get("en"));
            });
  }

  /** The letters of the colours, as on the board. */
  @Test
  void thePicturesOfAChapterHaveTheLettersOfItsLanguage() throws IOException {
    assertThat(Pictures.of(CHECKOUT, Lessons.of(CHECKOUT).keySet()).get("colorfield"))
        .allSatisfy(
            picture -> {
              Path folder = CHECKOUT.resolve(Pictures.FOLDER);
              assertThat(Files.readString(folder.resolve("" + picture.get("file"))))
                  .contains(">w</text>")
                  .doesNotContain(">s</text>");
              assertThat(Files.readString(folder.resolve("" + picture.get("file-hu"))))
                  .contains(">s</text>")
                  .doesNotContain(">w</text>");
            });
  }

  /** Writes the pages of ZÉRTZ into the folder, with a text in place of another. */
  private void copyPages(String text, String damage) throws IOException {
    Files.createDirectories(folder.resolve("zertz"));
    for (String name : List.of("zertz/RULES.md", "zertz/JATEKSZABALY.md")) {
      String page = Files.readString(CHECKOUT.resolve(name));
      Files.writeString(folder.resolve(name), page.replace(text, damage));
    }
  }

  private static List<String> faults(Path checkout) throws IOException {
    List<String> faults = new ArrayList<>();
    try {
      Map<String, List<Map<String, Object>>> all = Lessons.of(checkout);
      all.values().forEach(lessons -> lessons.forEach(lesson -> check(lesson, faults)));
      GAMES.games().stream()
          .map(GameInfo::id)
          .filter(game -> !all.containsKey(game))
          .filter(game -> Files.exists(checkout.resolve("nim")) || game.equals("zertz"))
          .forEach(game -> faults.add("there is no lesson of " + game));
    } catch (IllegalArgumentException problem) {
      faults.add(problem.getMessage());
    }
    return faults;
  }

  private static void check(Map<String, Object> lesson, List<String> faults) {
    Rules<?, ?> rules = GAMES.rules(lesson.get("variant").toString());
    List<?> moves = (List<?>) lesson.get("moves");
    for (String language : List.of("en", "hu")) {
      List<?> texts = (List<?>) lesson.get(language);
      assertThat(texts).hasSize(moves.size() + 1);
      for (int i = 0; i < texts.size(); i++) {
        if (texts.get(i).toString().isBlank()) {
          faults.add((i == 0 ? lesson : moves.get(i - 1)) + " has no sentence in " + language);
        }
      }
    }
    play(rules, lesson.get("position").toString(), moves, faults);
  }

  private static <S, M> void play(
      Rules<S, M> rules, String position, List<?> moves, List<String> faults) {
    S now = position.isEmpty() ? rules.start() : rules.notation().parsePosition(position);
    String end = ((List<?>) moves.get(moves.size() - 1)).get(0).toString();
    for (Object row : moves.subList(0, moves.size() - 1)) {
      String text = ((List<?>) row).get(0).toString();
      String code = ((List<?>) row).get(1).toString();
      String found = verdict(rules, now, text);
      if (!found.equals(code)) {
        String name = found.isEmpty() ? "legal" : found;
        faults.add(rules.variant() + ": " + text + " is " + name + ", not " + code);
        return;
      }
      now = code.isEmpty() ? rules.play(now, rules.notation().parseMove(text)) : now;
    }
    if (!rules.status(now).text().equals(end)) {
      faults.add(rules.variant() + ": the status is " + rules.status(now).text() + ", not " + end);
    }
  }

  private static <S, M> String verdict(Rules<S, M> rules, S now, String text) {
    try {
      return rules
          .refusal(now, rules.notation().parseMove(text))
          .map(refusal -> refusal.reason().code())
          .orElse("");
    } catch (NotationException problem) {
      return problem.getMessage();
    }
  }

  /** The pages are read here by lines alone. */
  @Test
  void theSiteAndTheSingleFileHoldWhatThePagesSay() throws Exception {
    Path compiled = Files.createDirectories(folder.resolve("compiled"));
    Files.writeString(compiled.resolve("boardrules.wasm"), "");
    Files.writeString(compiled.resolve("boardrules.wasm-runtime.js"), "");
    Path site = folder.resolve("site");
    Path single = folder.resolve("boardrules.html");
    SiteBuilder.main(
        Stream.of(Path.of("src/main/site"), compiled, site, single, CHECKOUT)
            .map(Path::toString)
            .toArray(String[]::new));

    String json = Files.readString(site.resolve("lessons.json"));
    assertThat(json.getBytes(UTF_8)).hasSizeLessThan(30_000);
    assertThat(Files.readString(site.resolve("service-worker.js"))).contains("'lessons.json'");
    assertThat(unescaped(Files.readString(single))).contains(json.replace("\\", "\\\\"));
    int rows = 0;
    for (Path module : modules()) {
      List<String> english = rows(module.resolve("RULES.md"), json);
      assertThat(rows(module.resolve("JATEKSZABALY.md"), json)).isEqualTo(english);
      rows += english.size();
    }
    assertThat(json.split("\\[\"[^\"]*\",\"[^\"]*\"\\]", -1)).hasSize(rows + 1);
  }

  /** Returns the folders of the modules with a rule page. */
  private static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.list(CHECKOUT)) {
      return folders.filter(folder -> Files.exists(folder.resolve("RULES.md"))).toList();
    }
  }

  /** Returns the moves in the tables of a page, whose sentences the lessons must have. */
  private static List<String> rows(Path page, String json) throws IOException {
    List<String> moves = new ArrayList<>();
    List<String> lines = Files.readAllLines(page);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("<!-- play:")) {
        for (i += 3; lines.get(i).startsWith("|"); i++) {
          String[] cells = lines.get(i).split("\\|", -1);
          String sentence = cells[cells.length - 2].replaceFirst("^ `[a-z-]+`:", "");
          assertThat(json).contains(JsonText.of(sentence.replace("`", "").strip()));
          moves.add(cells[1]);
        }
        moves.set(moves.size() - 1, "end");
      }
    }
    assertThat(moves).isNotEmpty();
    return moves;
  }

  /** Returns a page with its escapes as letters. */
  private static String unescaped(String page) {
    return Pattern.compile("\\\\u([0-9a-f]{4})")
        .matcher(page)
        .replaceAll(
            found -> Matcher.quoteReplacement("" + (char) Integer.parseInt(found.group(1), 16)));
  }
}
