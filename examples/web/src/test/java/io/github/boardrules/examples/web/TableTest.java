package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTest {
  private final Table table = new Table(Catalog.installed());

  @Test
  void aTableWithoutAMatchAnswersWithNothing() {
    assertThat(List.of(table.view(), table.touch("cell:a1"), table.act("undo"))).containsOnly("{}");
    assertThat(table.record() + table.link() + table.place() + table.shownRecord()).isEmpty();
    assertThat(table.steps("a1")).isEqualTo("{\"steps\":[],\"transfers\":[]}");
    assertThat(table.picture("chess")).isEmpty();
  }

  @Test
  void wrongTextsAreProblemsAndTheMatchStays() {
    table.begin("one-two-three");
    table.play("a1");
    String record = table.record();
    for (String answer :
        List.of(
            table.begin("chess"),
            table.beginAt("one-two-three", "xyz"),
            table.open("no record"),
            table.restore("[variant \"zertz:rings=1\"]", "", ""),
            table.follow("v=zertz&s=nothing"),
            table.summary("", ""))) {
      assertThat(answer).startsWith("{\"problem\":\"");
    }
    assertThat(table.record()).isEqualTo(record);
    table.look("hu", "");
    assertThat(table.touch("nonsense")).contains("\"notice\":\"Ide most nem lehet lépni.\"");
    assertThat(table.touch("cell:no-such-cell")).contains("\"notice\":\"");
    assertThat(table.record()).isEqualTo(record);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. Wd4,d1 Gd5,a1 2. xd4Gd6 | zertz | xd4Gd6",
        "Wd4,d1 (Bd4,d1) Gi5,a1 | zertz:game=tournament,rings=61 | Gi5,a1",
        "a3-a4 | colorfield | a3-a4",
      })
  void movesAloneAreOpenedInTheFirstVariantThatAllowsThem(
      String moves, String variant, String last) {
    assertThat(table.open(moves)).doesNotStartWith("{\"problem\"");
    assertThat(table.record()).contains("[variant \"" + variant + "\"]").contains(last);
  }

  @Test
  void aFileOfBoardspaceIsOpened() {
    String game =
        " (;SU[Zertz]P0[id \"Anna\"]P1[id \"Béla\"];P0[0 RtoB 2 0 D 4];P0[1 R- D 1];P0[2 Done]";
    assertThat(table.open(game + ";P1[3 Resign])")).doesNotStartWith("{\"problem\"");
    assertThat(table.record()).contains("[player1 \"Anna\"]", "Wd4,d1", "win 1 resignation");
    assertThat(table.open(game + ";P1[3 Hop])")).contains("\"notice\":\"").contains("Hop");
    assertThat(table.open("(;SU[Chess])")).startsWith("{\"problem\":\"").contains("Chess");
    assertThat(table.open("(1)")).startsWith("{\"problem\":\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz | Wd4,d1 | en | puts white on d4; removes ring d1",
        "zertz | Wd4,d1 | hu | lerak: fehér (d4); eltávolít: tábladarab (d1)",
        "heaps:sizes=3-4-5 | 3:2 | en | takes ball from d3, e3",
        "tzaar | G4xF4 | en | takes black Tott from F4; moves white Tzaar G4–F4",
      })
  void aMoveIsToldInWords(String variant, String move, String language, String words) {
    table.begin(variant);
    table.play(move);
    assertThat(table.look(language, "words")).contains("\"" + words + "\"]]");
    assertThat(table.look(language, "")).doesNotContain(words);
    assertThat(table.lastWords()).isEqualTo(words);
  }

  @Test
  void aMovePlayedSaysHowItsPiecesTravel() {
    table.begin("zertz");
    assertThat(table.play("Wd4,d1"))
        .contains("\"transfers\":[[\"white\",\"stock:pool\",\"cell:d4\"]]");
    assertThat(table.touch("piece:grey")).contains("\"transfers\":[]");
    assertThat(table.steps("Gd5,a1"))
        .isEqualTo(
            "{\"steps\":[\"pile:pool:grey\",\"cell:d5\",\"cell:a1\"],"
                + "\"transfers\":[[\"grey\",\"stock:pool\",\"cell:d5\"]]}");
    assertThat(table.steps("Gd4,a1"))
        .isEqualTo("{\"steps\":[\"pile:pool:grey\",\"cell:d4\",\"cell:a1\"],\"transfers\":[]}");
    assertThat(table.steps("nonsense")).isEqualTo("{\"steps\":[],\"transfers\":[]}");
    assertThat(table.summary(table.record(), table.place()))
        .contains("\"gameName\":\"ZÉRTZ\"", "\"status\":\"Player 2 is to move.\"");
  }

  @Test
  void aStoredMatchIsListedWithItsPictureItsOpponentAndItsTurns() {
    table.begin("tzaar");
    table.note("player2", "engine");
    table.note("level2", "3");
    for (String move : List.of("A5xA4", "C4xC5", "E6+F7", "G4xF4")) {
      assertThat(table.play(move)).doesNotContain("\"notice\"");
    }
    assertThat(table.summary(table.record(), table.place()))
        .contains(
            "\"picture\":\"<?xml",
            "\"sorts\":[\"human\",\"engine\"]",
            "\"level2\":\"3\"",
            "[2,\"E6+F7\",2,2,\"\",-1,\"\"],[1,\"G4xF4\",3,3,\"\",-1,\"\"]]",
            "\"at\":4");
    assertThat(table.view()).contains("[2,\"C4xC5\",2,1,\"\",-1,\"\"],[2,\"E6+F7\",2,2,");
    table.begin("inlay");
    table.play("bd");
    table.play("cd");
    assertThat(table.summary(table.record(), table.place()))
        .contains("[[1,\"bd\",1,0,\"\",-1,\"\"],[1,\"cd\",2,1,");
  }

  @Test
  void aLineOfTheAnalysisIsShownBesideTheMatch() {
    table.begin("one-two-three");
    table.play("a1");
    String match = table.show(1);
    assertThat(table.showLine("b1 c1"))
        .contains("\"isInLine\":true", "\"shown\":1", "\"ply\":1", "\"isOpen\":false")
        .contains("\"last\":[\"c1\"]", "\"transfers\":[[");
    assertThat(table.touch("cell:d4")).contains("This is a line of the analysis.");
    assertThat(table.show(1)).isEqualTo(match);
    table.showLine("b1 c1 nonsense");
    assertThat(table.act("goOnHere")).contains("\"isInLine\":false", "\"ply\":3");
  }

  @Test
  void aStoredMatchComesBackWithTheMovesThatWereTakenBack() {
    table.begin("one-two-three");
    table.note("player2", "engine");
    for (String move : List.of("a1", "b1", "c1", "d1")) {
      table.play(move);
    }
    String whole = table.record();
    table.act("undo");
    assertThat(table.record()).isEqualTo(whole);
    String place = table.place();
    Table other = new Table(Catalog.installed());
    assertThat(other.restore(whole, place, ""))
        .contains("\"ply\":2", "\"canRedo\":true", "\"player2\":\"engine\"");
    assertThat(other.act("redo")).contains("\"ply\":4", "\"canRedo\":false");
    assertThat(other.summary(whole, place)).contains("\"at\":2");
    for (String foreign : List.of("", "5", "x y", "-1 99")) {
      assertThat(other.restore(whole, foreign, "")).contains("\"ply\":", "\"canRedo\":false");
    }
    assertThat(table.restore(whole.replace("b1", "a1"), place, ""))
        .contains("\"notice\":\"The record is damaged: line 5", "\"ply\":1");
  }

  /** Before there were variations, the moves that were taken back stood beside the record. */
  @Test
  void aMatchThatWasStoredBeforeComesBackWithTheMovesThatWereTakenBack() {
    table.begin("one-two-three");
    table.play("a1");
    table.play("b1");
    String record = table.record();
    assertThat(table.restore(record, "", "c1 d1")).contains("\"ply\":2", "\"canRedo\":true");
    assertThat(table.record()).contains("a1 b1 c1 d1");
    assertThat(table.restore(record, "", "c1 c1 x")).contains("\"ply\":2", "\"canRedo\":true");
  }

  @Test
  void variationsThatAreNestedTooDeeplyAreRefused() {
    Rules<String, String> rules = Catalog.installed().textRules("abalone");
    MatchTree<String, String> tree = MatchTree.of(Match.of(rules));
    for (int depth = 0; depth < MatchTree.MAX_NESTING; depth++) {
      List<String> moves = tree.match().legalMoves();
      tree = tree.play(moves.get(0)).back().play(moves.get(1));
    }
    List<String> moves = tree.match().legalMoves();
    table.restore(MatchRecord.of(tree).text(), "", "");
    table.show(2 * MatchTree.MAX_NESTING);
    table.act("goOnHere");
    assertThat(table.play(moves.get(0))).doesNotContain("\"notice\"");
    table.show(2 * MatchTree.MAX_NESTING);
    table.act("goOnHere");
    assertThat(table.play(moves.get(1)))
        .contains("\"notice\":\"Variations are nested too deeply.\"");
    assertThat(table.record()).contains(moves.get(0) + "))");
  }

  @Test
  void aMatchMayBeginAtAPosition() {
    assertThat(table.beginAt("one-two-three", " oooo/oooo/oooo/..oo 2\n"))
        .contains("\"toMove\":2", "\"position\":\"oooo/oooo/oooo/..oo 2\"");
    assertThat(table.shownRecord()).contains("[start \"oooo/oooo/oooo/..oo 2\"]");
  }

  @Test
  void theLegendNamesPiecesAndGroundsThatDiffer() {
    table.begin("tzaar");
    assertThat(table.legend())
        .contains("[\"piece\",\"white-tzaar\",\"white Tzaar\"]")
        .doesNotContain("ground");
    table.begin("colorfield");
    assertThat(table.legend())
        .contains("[\"ground\",\"gate\",\"gate\"]", "[\"piece\",\"empty-r\",\"empty red\"]");
  }
}
