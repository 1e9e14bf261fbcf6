package io.github.boardrules.javascript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.search.Playout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class AnswersTest {
  private static final int MAX_PLIES = 40;
  private static final int STEPS = 2;
  private static final List<String> LANGUAGES = List.of("en", "hu");

  private final Catalog games = Catalog.installed();
  private final RulesAnswers answers = new RulesAnswers(games);

  /**
   * The answers about positions of random games, of every ready-made variant, are written into a
   * file; the tests of the package compare its own with them.
   */
  @Test
  void theAnswersOfTheJvmAreWrittenForTheTestsOfThePackage() throws IOException {
    List<String> lines = new ArrayList<>();
    for (VariantInfo variant :
        games.games().stream().flatMap(game -> game.variants().stream()).toList()) {
      addLines(lines, games.rules(variant.id()));
    }

    assertThat(lines).hasSizeGreaterThan(50).allMatch(line -> !line.contains("\"unreadable\""));
    Files.write(Path.of("target", "answers.jsonl"), lines);
  }

  private <S, M> void addLines(List<String> lines, Rules<S, M> rules) {
    SplitMix64 random = new SplitMix64(rules.variant().hashCode());
    Match<S, M> match = Playout.randomMatch(rules, rules.start(), random, MAX_PLIES);
    List<String> moves = match.moves().stream().limit(5).map(rules.notation()::formatMove).toList();
    for (int ply : List.of(match.ply() / 2, match.ply())) {
      S position = match.position(ply);
      List<String> asked = new ArrayList<>(moves);
      rules.legalMoves(position).stream()
          .limit(1)
          .map(rules.notation()::formatMove)
          .forEach(asked::add);
      String language = LANGUAGES.get(lines.size() % LANGUAGES.size());
      lines.add(line(rules, position, steps(rules, position), asked, language));
    }
  }

  /** Returns the first steps of a move. */
  private static <S, M> List<String> steps(Rules<S, M> rules, S position) {
    MoveInput<S, M> input = MoveInput.of(rules, position);
    for (int i = 0; i < STEPS; i++) {
      Optional<Step> next = input.next().stream().findFirst();
      if (next.isPresent()) {
        input = input.enter(next.get());
      }
    }
    return input.entered().stream().map(Step::toString).toList();
  }

  private <S, M> String line(
      Rules<S, M> rules, S at, List<String> steps, List<String> moves, String language) {
    String variant = rules.variant();
    String position = rules.notation().formatPosition(at);
    String entered = steps.stream().map(step -> step + "\0").collect(Collectors.joining());
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("variant", JsonText.of(variant));
    fields.put("language", JsonText.of(language));
    fields.put("position", JsonText.of(position));
    fields.put("steps", JsonText.of(steps));
    fields.put("describe", value(answers.describe(variant, language)));
    fields.put("status", value(answers.status(variant, position, language)));
    fields.put("legalMoves", value(answers.legalMoves(variant, position, language)));
    fields.put("input", value(answers.input(variant, position, entered, language)));
    fields.put("diagram", value(answers.diagram(variant, position, entered, "input\0", language)));
    String picture = answers.svg(variant, position, entered, "input\0names\0dark\0", language);
    fields.put("svg", JsonText.of(picture));
    fields.put(
        "moves",
        moves.stream()
            .map(move -> move(variant, position, move, language))
            .collect(Collectors.joining(",", "[", "]")));
    return object(fields);
  }

  private String move(String variant, String position, String move, String language) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("move", JsonText.of(move));
    String refusal = answers.refusal(variant, position, move, language);
    if (refusal.equals("{}")) {
      fields.put("changes", value(answers.changes(variant, position, move, language)));
    } else {
      fields.put("refusal", value(refusal));
    }
    return object(fields);
  }

  private static String value(String answer) {
    String begin = "{\"value\":";
    assertThat(answer).startsWith(begin);
    return answer.substring(begin.length(), answer.length() - 1);
  }

  private static String object(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> JsonText.of(field.getKey()) + ":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void whatACallerHasDoneWrongIsAnAnswer() {
    String start = games.textRules("zertz").start();

    assertThat(answers.variant("chess", "en"))
        .startsWith("{\"unreadable\":{\"code\":\"unknown-game\"");
    assertThat(answers.status("zertz", "?", "en"))
        .startsWith("{\"unreadable\":{\"code\":\"malformed\"");
    assertThat(answers.play("zertz", start, "Wd4,d3", "en"))
        .startsWith("{\"illegal\":{\"cells\":[\"d3\"],\"code\":\"ring-not-free\"");
    assertThat(answers.countLegal("zertz", start, 20, "en")).startsWith("{\"limit\":\"Counting");
    assertThat(answers.countLegal("zertz", start, -1, "en")).startsWith("{\"usage\":\"A depth");
    assertThat(answers.refusal("zertz", start, "Wd4,d1", "en")).isEqualTo("{}");
  }

  @Test
  void aListIsOneText() {
    assertThat(Answer.list("")).isEmpty();
    assertThat(Answer.list("\0")).containsExactly("");
    assertThat(Answer.list("a\0\0b\0")).containsExactly("a", "", "b");
    assertThatIllegalArgumentException().isThrownBy(() -> Answer.list("a\0b"));
  }
}
