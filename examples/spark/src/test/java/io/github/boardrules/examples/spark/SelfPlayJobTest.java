package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import io.github.boardrules.examples.parts.SelfPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code selfplay} writes the games of the plain program, and {@code stats} describes them. */
class SelfPlayJobTest {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  @TempDir Path folder;

  @Test
  void randomGamesAreThoseOfThePlainProgramOnAnyNumberOfCores() {
    Path one = folder.resolve("one");
    Path three = folder.resolve("three");
    String[] game = {"zertz:claim=automatic", "--games=50", "--seed=-7", "--block=20"};

    assertThat(selfPlay(one, "local[1]", game))
        .isEqualTo(
            JobRun.done("50 games are in " + one + ", in 3 blocks; 0 of them were there before."));
    selfPlay(three, "local[3]", game);

    List<String> written = WrittenGames.games(one);
    assertThat(WrittenGames.games(three)).isEqualTo(written);
    List<String> plain =
        JobRun.plain("random", "zertz:claim=automatic", "--seed=-7", "--games=50").lines();
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
    SelfPlay<?, ?> plain = games("pylos:base=3", "engine", 30, 1, 200, 3);
    List<GameRow> games = LongStream.range(0, 6).mapToObj(plain::play).toList();

    selfPlay(
        folder,
        "local[2]",
        "pylos:base=3",
        "--games=6",
        "--players=engine",
        "--nodes=30",
        "--opening=1",
        "--max-plies=200",
        "--seed=3",
        "--positions");

    assertThat(WrittenGames.games(folder))
        .isEqualTo(games.stream().map(SelfPlayJobTest::json).toList());
    assertThat(WrittenGames.positions(folder))
        .isEqualTo(
            games.stream()
                .flatMap(game -> PositionRow.of(plain.rules(), game).stream())
                .map(SelfPlayJobTest::json)
                .toList());
    assertThat(games.stream().map(GameRow::moves).distinct()).hasSizeGreaterThan(1);
  }

  @Test
  void aJobThatWasStoppedGoesOnWithTheBlocksThatAreMissing() throws IOException {
    String[] game = {"triangle", "--games=40", "--block=10"};
    selfPlay(folder, "local[2]", game);
    List<String> written = WrittenGames.games(folder);
    FileTime kept = Files.getLastModifiedTime(block(0).resolve("_SUCCESS"));
    Files.delete(block(2).resolve("_SUCCESS"));

    assertThat(JobRun.of("stats", folder.toString()).lines())
        .startsWith(
            "Only 3 of 4 blocks are there; selfplay with the same arguments makes the others.",
            "games\t30");
    assertThat(selfPlay(folder, "local[2]", game).out())
        .contains("in 4 blocks; 3 of them were there before.");
    assertThat(WrittenGames.games(folder)).isEqualTo(written);
    assertThat(Files.getLastModifiedTime(block(0).resolve("_SUCCESS"))).isEqualTo(kept);
    // Positions can be added later.
    assertThat(
            selfPlay(folder, "local[2]", "triangle", "--games=40", "--block=10", "--positions")
                .out())
        .contains("4 of them were there before.");
    assertThat(WrittenGames.positions(folder)).hasSizeGreaterThan(80);
  }

  @Test
  void statisticsAreThoseOfOneThread() {
    SelfPlay<?, ?> plain = games("zertz", "random", 1000, 2, 15, 9);
    List<GameRow> rows = LongStream.range(0, 80).mapToObj(plain::play).toList();
    long won = rows.stream().filter(game -> game.winner() == 1).count();
    long stopped = rows.stream().filter(game -> !game.isOver()).count();
    long moves = rows.stream().mapToLong(game -> game.moves().size()).sum();
    Path games = folder.resolve("games of zertz");
    selfPlay(games, "local[2]", "zertz", "--games=80", "--max-plies=15", "--seed=9", "--block=30");

    JobRun run = JobRun.of("stats", games.toString());

    assertThat(stopped).isBetween(1L, 79L);
    assertThat(run.lines())
        .startsWith("games\t80", "moves in a game, on average\t%.1f".formatted(moves / 80.0))
        .contains("won by player 1\t%d\t%.1f %%".formatted(won, won / 0.8))
        .contains("stopped before the end\t%d\t%.1f %%".formatted(stopped, stopped / 0.8));
    assertThat(JobRun.of("stats", games.toString(), "--locale=hu").out())
        .startsWith("játszma\t80\n");
  }

  @Test
  void aFolderThatIsFullMissingOrOfOthersIsReported() throws IOException {
    Path full = Files.createDirectory(folder.resolve("full"));
    Files.writeString(full.resolve("letter.txt"), "Dear Anna");
    Path file = full.resolve("letter.txt");
    Path games = folder.resolve("games");
    selfPlay(games, "local[1]", "triangle", "--games=3");

    assertThat(selfPlay(full, "local[1]", "triangle", "--games=3"))
        .isEqualTo(
            JobRun.failed(
                "the folder '"
                    + full
                    + "' has other files in it; choose one that is empty or that does not exist yet."));
    assertThat(selfPlay(file, "local[1]", "triangle", "--games=3"))
        .isEqualTo(JobRun.failed("'" + file + "' is a file, not a folder."));
    assertThat(selfPlay(games, "local[1]", "triangle", "--games=4").err())
        .contains(
            "has games of other settings: variant triangle, games 3, seed 1, players random, ");
    assertThat(JobRun.of("stats", full.toString()))
        .isEqualTo(
            JobRun.failed(
                "there are no games of boardrules spark selfplay in the folder '" + full + "'."));
    assertThat(JobRun.of("stats", full + "/none"))
        .isEqualTo(JobRun.failed("there is no folder '" + full + "/none'."));
    assertThat(full)
        .isDirectoryContaining(path -> path.endsWith("letter.txt"))
        .isDirectoryNotContaining("glob:**games*");
  }

  private static SelfPlay<?, ?> games(
      String variant, String player, long nodes, int opening, int maxPlies, long seed) {
    SteadyPlayer steady = new SteadyPlayer("", player, nodes);
    return new SelfPlayJob.SharedGames(variant, steady, opening, maxPlies, seed).games();
  }

  private Path block(int number) {
    return folder.resolve("games/block=0000" + number);
  }

  private static JobRun selfPlay(Path out, String master, String... arguments) {
    List<String> all = new ArrayList<>(List.of("selfplay"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--out", out.toString(), "--master", master));
    return JobRun.of(all.toArray(String[]::new));
  }

  private static String json(GameRow game) {
    return GSON.toJson(game);
  }

  private static String json(PositionRow row) {
    return GSON.toJson(row).replace("\"toMove\"", "\"to_move\"");
  }
}
