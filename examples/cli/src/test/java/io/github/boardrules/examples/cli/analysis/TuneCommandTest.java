package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.toy.Scales;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tune}, and players of {@code arena} with the weights that it writes. */
@Tag("slow")
class TuneCommandTest {
  private static final Catalog GAMES = Catalog.of(new ToyFamily(), new Scales());

  @TempDir Path folder;

  /**
   * Who has a good move wins, mostly; how much is left says nothing, and the third never occurs.
   */
  @Test
  void theWeightsFollowTheResults() throws IOException {
    String file = folder.resolve("new.properties").toString();
    Run run = tune("scales:size=60 --games=100 --out=" + file);
    assertThat(run.err()).isEmpty();
    assertThat(words(run))
        .hasSize(6)
        .contains("weight old new")
        .element(5)
        .asString()
        .matches("loss in games held out 0\\.6\\d+ 0\\.[34]\\d+");

    Map<String, Double> found = WeightsFile.read(file).weights();
    assertThat(found).containsOnlyKeys("good", "left over", "never");
    assertThat(found.get("good")).isBetween(0.4, 1.0);
    assertThat(found.get("left over")).isBetween(-0.1, 0.1);
    assertThat(found.get("never")).isBetween(0.1, 0.6);
    assertThat(Files.readString(Path.of(file)))
        .startsWith(
            "# boardrules tune scales:size=60 --games 100 --nodes 20 --opening 2 --max-plies 400"
                + " --seed 1\ngood=")
        .contains("\nleft\\ over=");
  }

  @Test
  void theSameSeedGivesTheSameWeightsWithAnyNumberOfThreads() {
    Run one = tune("scales:size=60 --games=20 --seed=5 --threads=1");
    assertThat(tune("scales:size=60 --games=20 --seed=5 --threads=3")).isEqualTo(one);
    assertThat(tune("scales:size=60 --games=20 --seed=6 --threads=3")).isNotEqualTo(one);
  }

  @Test
  void variantsWithTheSameWeightsLearnTogether() {
    assertThat(words(tune("scales:size=60 scales:size=99 scales:size=61 --games=8")))
        .filteredOn(line -> line.contains("games, ") || line.startsWith("good "))
        .hasSize(4)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).startsWith("scales:size=60 scales:size=61: 16 games, ");
              assertThat(lines.get(1)).startsWith("good 0.1250 ");
              assertThat(lines.get(2)).startsWith("scales:size=99: 8 games, ");
              assertThat(lines.get(3)).startsWith("good 0.5000 ");
            });
  }

  @Test
  void theTableIsHungarianToo() {
    assertThat(words(tune("scales:size=60 --games=8 --locale=hu")))
        .anyMatch(line -> line.startsWith("scales:size=60: 8 játszma, "))
        .contains("súly régi új")
        .anyMatch(line -> line.startsWith("good 0,1250 "))
        .anyMatch(line -> line.startsWith("veszteség a félretett játszmákban 0,"));
  }

  /** An engine that avoids good moves loses to one that looks for them. */
  @Test
  void aPlayerUsesTheWeightsOfAFile() {
    new Session(GAMES, folder)
        .run(
            """
            $ cat > ./bad.properties < # The opposite of what is true.¶good = -1¶left\\ over: 0
            """);
    String bad = "engine:weights=" + folder.resolve("bad.properties");
    String arena = "arena scales:size=60 --nodes=20 --games=20 --player1=" + bad + " --player2=";
    assertThat(run(arena + "engine").out()).startsWith("scales:size=60: wins 0, ");
    assertThat(run(arena + bad).out()).matches("scales:size=60: wins ([6-9]|1[0-4]), .*\n");
  }

  @Test
  void mistakesAreExplained() {
    new Session(GAMES, folder)
        .run(
            """
            $ tune heap > ! heap has no weights: it needs an evaluation that is a WeightedEvaluation.
            $ tune walk
            ! the engine cannot play walk: it needs a game for two players.
            $ tune scale
            ! the variant: character 1: unknown game 'scale'; the games are heap, walk, faulty, scales. Did you mean scales?
            $ tune scales --games=0 > ! --games is '0', but must be a whole number from 1 to 1000000.
            $ tune scales --nodes=0
            ! --nodes is '0', but must be a whole number from 1 to 9223372036854775806.
            $ tune scales --opening=x > ! --opening is 'x', but must be a whole number from 0 to 2147483647.
            $ tune scales --max-plies=-1
            ! --max-plies is '-1', but must be a whole number from 0 to 2147483647.
            $ tune scales --threads=0 > ! --threads is '0', but must be a whole number from 1 to 1024.
            $ tune scales --games=3 --max-plies=2
            ! these games of scales have too few positions to learn from; --games N plays more.
            $ tune scales --out=./none/a > ! there is no folder './none'.
            $ tune scales --out=./ > ! '.' is a folder, not a file.
            $ tune scales scales:size=99 --out=./a --locale=hu
            ! a --out egyetlen táblázat súlyait írja ki, de scales és scales:size=99 súlyai különböznek; egymás után kell hangolni őket.
            $ arena scales --player1=engine:weights=./none > ! there is no file or folder './none'.
            $ cat > ./empty < # nothing
            $ arena scales --player2=engine:weights=./empty
            ! the file './empty': '# nothing' is not a weight; a line is NAME=NUMBER, such as stack=0.25.
            $ cat > ./malformed < good=\\u00zz
            $ arena scales --player1=engine:weights=./malformed
            ! the file './malformed': 'good=/u00zz' is not a weight; a line is NAME=NUMBER, such as stack=0.25.
            $ cat > ./word < good=much
            $ arena scales --player1=engine:weights=./word
            ! the file './word': 'good=much' is not a weight; a line is NAME=NUMBER, such as stack=0.25.
            $ cat > ./endless < good=Infinity¶never=1
            $ arena scales --player1=engine:weights=./endless --locale=hu
            ! „./endless”: ez nem súly: „good=Infinity”; egy sor alakja NÉV=SZÁM, például stack=0.25.
            $ cat > ./strange < goods=1
            $ arena scales --player1=engine:weights=./strange
            ! the file './strange': scales has no weight 'goods'; its weights are good, left over, never. Did you mean good?
            $ arena scales heap --player1=engine:weights=./strange --locale=hu
            ! „./strange”: scales súlyai között nincs ilyen: „goods”; ezek vannak: good, left over, never. Erre gondoltál: good?
            $ cat > ./good < good=1
            $ arena scales heap --player1=engine:weights=./good
            ! heap has no weights: it needs an evaluation that is a WeightedEvaluation.
            $ arena heap --player1=uct:weights=./good
            ! --player1: uct has no setting 'weights'; its settings are nodes, time.
            """);
  }

  private static List<String> words(Run run) {
    assertThat(run.status()).isZero();
    return run.out().lines().map(line -> line.replaceAll(" +", " ")).toList();
  }

  private static Run tune(String arguments) {
    return run("tune --nodes=20 " + arguments);
  }

  private static Run run(String arguments) {
    return Run.with(GAMES, "", arguments);
  }
}
