package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import io.github.boardrules.examples.parts.SelfPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code selfplay} writes the games of the plain program, and {@code stats} describes them. */
class SelfPlayJobTest {
  private static final Gson GSON =
      new GsonBuilder().disableHtmlEscaping().serializeSpecialFloatingPointValues().create();

  @TempDir Path folder;

  @Test
  void randomGamesAreThoseOfThePlainProgramOnAnyNumberOfCores() {
    Path one = folder.resolve("one");
    String game = "selfplay zertz:claim=automatic --games=50 --seed=-7 --block=20 --out";

    assertThat(JobRun.of(game, one, "--master=local[1]").out())
        .isEqualTo("50 games are in " + one + ", in 3 blocks; 0 of them were there before.\n");
    JobRun.of(game, folder.resolve("three"), "--master=local[3]");

    List<String> written = games(one);
    assertThat(games(folder.resolve("three"))).isEqualTo(written);
    List<String> plain = JobRun.plain("random zertz:claim=automatic --seed=-7 --games=50").lines();
    assertThat(written).hasSize(50);
    for (int i = 0; i < 50; i++) {
      JsonObject row = JsonParser.parseString(written.get(i)).getAsJsonObject();
      JsonObject line = JsonParser.parseString(plain.get(i)).getAsJsonObject();
      assertThat(row.get("game").getAsInt()).isEqualTo(i);
      for (String field : List.of("variant", "moves", "legal", "status")) {
        assertThat(row.get(field)).as(field).isEqualTo(line.get(field));
      }
    }
  }

  @Test
  void gamesOfTheEngineAndTheirPositionsAreThoseOfOneThread() {
    SelfPlay<?, ?> plain = plain("pylos:base=3", "engine", 30, 1, 200, 3);
    List<GameRow> rows = LongStream.range(0, 6).mapToObj(plain::play).toList();
    String game = "selfplay pylos:base=3 --games=6 --players=engine --nodes=30 --opening=1";

    JobRun.of(game + " --max-plies=200 --seed=3 --positions --visits --out", folder);

    // The keys of a map have no order.
    assertThat(games(folder).stream().map(JsonParser::parseString))
        .isEqualTo(rows.stream().map(SelfPlayJobTest::json).toList());
    assertThat(positions(folder).stream().map(JsonParser::parseString))
        .isEqualTo(
            rows.stream()
                .flatMap(row -> PositionRow.of(plain.rules(), row).stream())
                .map(SelfPlayJobTest::json)
                .toList());
    assertThat(rows.stream().map(GameRow::moves).distinct()).hasSizeGreaterThan(1);
  }

  @Test
  void aJobThatWasStoppedGoesOnWithTheBlocksThatAreMissing() throws IOException {
    String game = "selfplay triangle --games=40 --block=10 --out " + folder;
    JobRun.of(game);
    List<String> written = games(folder);
    Path mark = folder.resolve("games/block=00000/_SUCCESS");
    FileTime kept = Files.getLastModifiedTime(mark);
    Files.delete(folder.resolve("games/block=00002/_SUCCESS"));

    assertThat(JobRun.of("stats", folder).lines())
        .startsWith(
            "Only 3 of 4 blocks are there; selfplay with the same arguments makes the others.",
            "games\t30");
    assertThat(JobRun.of(game).out()).contains("in 4 blocks; 3 of them were there before.");
    assertThat(games(folder)).isEqualTo(written);
    assertThat(Files.getLastModifiedTime(mark)).isEqualTo(kept);
    // Positions can be added later.
    assertThat(JobRun.of(game + " --positions").out()).contains("4 of them were there before.");
    assertThat(positions(folder)).hasSizeGreaterThan(80);
  }

  /** Hadoop would take such a name for a pattern, which other folders match too. */
  @DisabledOnOs(OS.WINDOWS)
  @ParameterizedTest
  @ValueSource(strings = {"run?", "ru{n1}", "ru[nm]1", "run*", "x\\y 100% a+b c:d"})
  void aFolderIsNotAPattern(String name) {
    Path given = folder.resolve(name);
    JobRun.of("selfplay triangle --games=9 --max-plies=1 --positions --out", folder + "/run1");

    JobRun run = JobRun.of("selfplay triangle --games=4 --max-plies=2 --positions --out", given);

    assertThat(run.err()).isEmpty();
    assertThat(JobRun.of("stats", given).lines()).startsWith("games\t4");
    assertThat(JobRun.rows(given + "/positions/block=00000")).isEqualTo(12);
  }

  @Test
  void statisticsAreThoseOfOneThread() {
    SelfPlay<?, ?> plain = plain("zertz", "random", 1000, 2, 15, 9);
    List<GameRow> rows = LongStream.range(0, 80).mapToObj(plain::play).toList();
    long won = rows.stream().filter(game -> game.winner() == 1).count();
    long stopped = rows.stream().filter(game -> !game.isOver()).count();
    long moves = rows.stream().mapToLong(game -> game.moves().size()).sum();
    Path games = folder.resolve("games of zertz");
    JobRun.of("selfplay zertz --games=80 --max-plies=15 --seed=9 --block=30 --out", games);

    assertThat(stopped).isBetween(1L, 79L);
    assertThat(JobRun.of("stats", games).lines())
        .startsWith("games\t80", "moves in a game, on average\t%.1f".formatted(moves / 80.0))
        .contains("won by player 1\t%d\t%.1f %%".formatted(won, won / 0.8))
        .contains("stopped before the end\t%d\t%.1f %%".formatted(stopped, stopped / 0.8));
    assertThat(JobRun.of("stats --locale=hu", games).out()).startsWith("játszma\t80\n");
  }

  @Test
  void aFolderThatIsFullMissingOrOfOthersIsReported() throws IOException {
    Path full = Files.createDirectory(folder.resolve("full"));
    Path file = Files.writeString(full.resolve("letter.txt"), "Dear Anna");
    Path games = folder.resolve("games");
    String selfPlay = "selfplay triangle --games=3 --out";
    JobRun.of(selfPlay, games);
    String other = "has other files in it; choose one that is empty or that does not exist yet.";

    assertFails(selfPlay + " " + full, "the folder '" + full + "' " + other);
    assertFails(selfPlay + " " + file, "'" + file + "' is a file, not a folder.");
    assertFails(
        "stats " + full,
        "there are no games of boardrules spark selfplay in the folder '" + full + "'.");
    assertFails("stats " + full + "/none", "there is no folder '" + full + "/none'.");
    assertThat(JobRun.of("selfplay triangle --games=4 --out", games).err())
        .contains("of other settings: variant triangle, games 3, seed 1, players random, ");
    assertThat(full).isDirectoryNotContaining(path -> !path.equals(file));
  }

  private static void assertFails(String line, String error) {
    assertThat(JobRun.of(line)).isEqualTo(JobRun.failed(error));
  }

  private static SelfPlay<?, ?> plain(
      String variant, String player, long nodes, int opening, int maxPlies, long seed) {
    SteadyPlayer steady = new SteadyPlayer("", player, nodes);
    return new SelfPlayJob.SharedGames(variant, steady, opening, maxPlies, true, seed).games();
  }

  /** Returns the JSON of a row as Spark writes it. */
  private static JsonElement json(Object row) {
    String text = GSON.toJson(row).replace("NaN", "\"NaN\"");
    return JsonParser.parseString(text.replace("\"toMove\"", "\"to_move\""));
  }

  static List<String> games(Path folder) {
    return JobRun.written(folder.resolve(GameFolder.GAMES), "game");
  }

  static List<String> positions(Path folder) {
    return JobRun.written(folder.resolve(GameFolder.POSITIONS), "game", "ply");
  }
}
