package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayedMatchTest {
  private static final String EMPTY_POOL =
      "W..W/...../W.B..B/......./B.G..B/...../B... 0,0,0 1,3,4 1,3,0 2";
  private static final String ISOLATED =
      "WW-./-.-../.-..../......./....../...../.... 3,7,9 0,0,0 0,0,0 1";
  private static final Catalog GAMES = Catalog.installed();
  private static final Locale HUNGARIAN = new Locale("hu");

  static Stream<String> readyMadeVariants() {
    return Stream.concat(firstVariants(), otherVariants());
  }

  static Stream<String> firstVariants() {
    return GAMES.games().stream().map(game -> game.variantIds().get(0));
  }

  static Stream<String> otherVariants() {
    return GAMES.games().stream().flatMap(game -> game.variantIds().stream().skip(1));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("otherVariants")
  void everyVariantIsPlayedByTouchesOfWhatIsLit(String variant) {
    playByTouches(variant, 20);
  }

  @ParameterizedTest
  @MethodSource("firstVariants")
  void everyGameIsPlayedByTouchesOfWhatIsLit(String variant) {
    playByTouches(variant, 60);
  }

  private static void playByTouches(String variant, int maxSteps) {
    PlayedMatch<?, ?> played = PlayedMatch.of(GAMES.rules(variant));
    SplitMix64 random = new SplitMix64(variant.hashCode());
    for (int i = 0; i < maxSteps && !played.outcome().isOver(); i++) {
      Map<String, Object> view = values(played);
      List<?> next = (List<?>) view.get("next");
      boolean isComplete = view.containsKey("move");
      assertThat(next.isEmpty() && !isComplete).as("a dead end").isFalse();
      if (isComplete && (next.isEmpty() || random.below(2) == 0)) {
        played.playEntered();
      } else {
        Map<?, ?> step = (Map<?, ?>) next.get(random.below(next.size()));
        played.touch(Place.parse(step.get("step").toString()));
      }
      assertThat(played.notice()).isEmpty();
    }
    assertThat(played.match().ply()).isPositive();
    MatchRecord<?, ?> read = MatchRecord.read(GAMES::rules, record(played));
    assertThat(read.problem()).isEmpty();
    assertThat(read.toMatch().moves()).hasToString(played.match().moves().toString());
    assertThat(values(played))
        .containsEntry("status", read.toMatch().statusMessage(Locale.ENGLISH))
        .containsEntry("ply", read.toMatch().ply())
        .containsEntry("isOver", read.toMatch().status().isOver());
  }

  /** Three stocks have grey marbles; the pool gives them, and later the player's own. */
  @Test
  void aPieceIsTakenFromTheStockThatSuppliesIt() {
    PlayedMatch<?, ?> played = played("zertz", "Wd4,d1");
    assertThat(nextPlaces(played))
        .containsExactly("pile:pool:black", "pile:pool:grey", "pile:pool:white");
    touch(played, "pile:player-2:grey");
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("Take it from this stock: pool.");
    touch(played, "pile:pool:grey", "cell:b2", "pile:player-1:grey");
    assertThat(played.input().entered()).hasToString("[piece:grey, cell:b2]");
    touch(played, "pile:pool:black", "pile:pool:black");
    assertThat(played.input().entered()).isEmpty();

    PlayedMatch<?, ?> late = PlayedMatch.at(GAMES.rules("zertz"), EMPTY_POOL);
    touch(late, "pile:player-1:grey");
    assertThat(notice(late, Locale.ENGLISH)).isEqualTo("Take it from this stock: player 2.");
    touch(late, "pile:pool:black");
    assertThat(notice(late, Locale.ENGLISH)).isEqualTo("There is no black marble to place.");
    assertThat(late.steps("Gd4,a2")).hasToString("[pile:player-2:grey, cell:d4, cell:a2]");
  }

  private static List<String> nextPlaces(PlayedMatch<?, ?> played) {
    return ((List<?>) values(played).get("next"))
        .stream().map(each -> (String) ((Map<?, ?>) each).get("step")).toList();
  }

  @Test
  void aMoveThatGivesUpARightSaysSoAndAnotherIsOffered() {
    PlayedMatch<?, ?> played = PlayedMatch.at(GAMES.rules("zertz"), ISOLATED);
    touch(played, "pile:pool:black", "cell:d7");
    assertThat(values(played)).doesNotContainKeys("warning", "harmless");
    touch(played, "cell:b2");
    assertThat(values(played))
        .containsEntry("move", "Bd7,b2")
        .containsEntry("harmless", "Bd7,b2xWa1Wa2");
    assertThat(values(played).get("warning").toString()).contains("for ever");
    touch(played, "cell:d7");
    assertThat(values(played)).doesNotContainKeys("warning", "harmless");
  }

  @Test
  void aWrongTouchSaysWhyAndMarksItsCells() {
    PlayedMatch<?, ?> played = played("zertz", "Wd4,d1");
    touch(played, "piece:white", "cell:d4");
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("There is a marble on d4 already.");
    assertThat(notice(played, HUNGARIAN)).isEqualTo("Már áll golyó itt: d4.");
    assertThat(values(played))
        .containsEntry("refused", List.of("d4"))
        .containsEntry("entered", List.of(Map.of("step", "pile:pool:white")));
    touch(played, "cell:e4");
    assertThat(played.notice()).isEmpty();
    played.dropStep();
    assertThat(played.input().entered()).hasToString("[piece:white]");
    played.clear();
    assertThat(played.input().entered()).isEmpty();
  }

  @Test
  void anotherPositionIsLookedAtUntilSomebodyGoesOnThere() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1", "b1", "c1");
    played.show(1);
    assertThat(values(played))
        .containsEntry("shown", 1)
        .containsEntry("isCurrent", false)
        .containsEntry("ply", 3)
        .containsEntry("isOpen", false)
        .containsEntry("next", List.of())
        .containsEntry("last", List.of("a1"));
    touch(played, "cell:d4");
    assertThat(notice(played, Locale.ENGLISH)).startsWith("The match continues elsewhere.");
    assertThat(played.match().ply()).isEqualTo(3);
    played.show(99);
    assertThat(played.shown()).isEqualTo(3);
    played.show(-1);
    played.goOnHere();
    assertThat(played.match().ply()).isZero();
    assertThat(values(played)).containsEntry("isCurrent", true).containsEntry("canRedo", false);
    assertThat(moves(played)).isEqualTo("a1 b1 c1");
  }

  @Test
  void undoLeadsToTheLastMoveOfAPerson() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1", "b1", "c1", "d1");
    played.setHeader("player2", "engine");
    assertThat(played.programToMove()).isEmpty();
    played.undo();
    assertThat(played.match().ply()).isEqualTo(2);
    played.redo();
    assertThat(played.match().ply()).isEqualTo(4);
    played.redo();
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("There is no move to redo.");
    played.undo();
    played.undo();
    assertThat(played.match().ply()).isZero();
    assertThat(played.canUndo()).isFalse();
    played.undo();
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("There is no move to undo.");
  }

  @Test
  void whatWasTakenBackBecomesAVariationOfWhatIsPlayed() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1", "b1", "c1");
    played.undo();
    played.undo();
    played.play("b1");
    assertThat(values(played)).containsEntry("ply", 2).containsEntry("canRedo", true);
    played.undo();
    played.play("c1");
    assertThat(values(played)).containsEntry("ply", 2).containsEntry("canRedo", false);
    assertThat(moves(played)).isEqualTo("a1 c1 (b1 c1)");
    played.undo();
    played.play("b1");
    assertThat(moves(played)).isEqualTo("a1 b1 (c1) c1");
    assertThat(played.match().moves()).hasToString("[a1, b1]");
  }

  /** The main line with its ending stays, however long somebody tries another. */
  @Test
  void aFinishedMatchIsPlayedOnInAVariation() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1", "b1");
    played.resign();
    played.show(1);
    played.goOnHere();
    assertThat(played.outcome().isOver()).isFalse();
    played.play("c1");
    played.play("d1");
    played.undo();
    played.play("d2");
    played.undo();
    played.undo();
    played.play("d3");
    assertThat(moves(played)).isEqualTo("a1 b1 (c1 d2 (d1)) (d3)");
    assertThat(record(played)).endsWith("{ongoing}\n{win 2 resignation}\n");
    played.resign();
    assertThat(values(played)).containsEntry("winner", 2).containsEntry("isOver", true);
    assertThat(moves(played))
        .isEqualTo("a1 b1 (c1 d2 (d1)) (d3 \"Player 2 wins: the other player has resigned.\")");
    played.promote();
    assertThat(record(played)).endsWith("{ongoing}\n{win 2 resignation}\n");
    assertThat(moves(played))
        .isEqualTo("a1 d3 (b1 \"Player 2 wins: the other player has resigned.\") (c1 d2 (d1))");
    played.undo();
    assertThat(played.outcome().isOver()).isFalse();
    assertThat(record(played)).endsWith("{ongoing}\n");
  }

  @Test
  void aMoveIsMarkedCommentedAndDeleted() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1", "b1", "c1");
    played.show(2);
    played.mark("?!");
    played.comment("so\nso");
    played.show(0);
    played.comment("a match");
    assertThat(moves(played)).isEqualTo("\"a match\" a1 b1 ?! \"so so\" c1");
    assertThat(values(played)).containsEntry("ply", 3).containsEntry("comment", "a match");
    played.remove();
    played.show(2);
    played.mark("");
    played.remove();
    assertThat(moves(played)).isEqualTo("\"a match\" a1");
    assertThat(values(played)).containsEntry("ply", 1).containsEntry("isCurrent", true);
    played.play("b1");
    played.resign();
    played.remove();
    played.play("b1");
    assertThat(played.outcome().isOver()).isFalse();
  }

  /** Each move has its number in the order of the record, and that of the move before it. */
  @Test
  void theMovesOfATreeAreListedInTheOrderOfTheRecord() {
    String text = "a1 b1 (c1 (d1 @0:59 !) b1) (d1) c1";
    PlayedMatch<?, ?> played =
        PlayedMatch.of(
            MatchRecord.read(
                GAMES::rules, "[variant \"one-two-three\"]\n\n" + text + " {ongoing}"));
    assertThat(moves(played)).isEqualTo("a1 b1 (c1 b1) (d1 ! @0:59) c1");
    assertThat(values(played))
        .containsEntry("at", 6)
        .containsEntry(
            "moves",
            List.of(
                List.of(1, "a1", 1, 0, "", -1, ""),
                List.of(2, "b1", 2, 1, "", -1, ""),
                List.of(2, "c1", 2, 1, "", -1, ""),
                List.of(1, "b1", 3, 3, "", -1, ""),
                List.of(2, "d1", 2, 1, "!", 59, ""),
                List.of(1, "c1", 3, 2, "", -1, "")));
    for (int place = 0; place <= 6; place++) {
      played.show(place);
      assertThat(values(played)).containsEntry("isVariation", place >= 3 && place <= 5);
    }
  }

  private static String moves(PlayedMatch<?, ?> played) {
    String record = record(played);
    return record.substring(record.indexOf("\n\n") + 2, record.indexOf("\n{")).replace('\n', ' ');
  }

  private static String record(PlayedMatch<?, ?> played) {
    return played.record(Locale.ENGLISH).text();
  }

  @Test
  void peopleDoNotTouchForPrograms() {
    PlayedMatch<?, ?> played = played("one-two-three");
    played.setHeader("player1", "engine");
    touch(played, "cell:a1");
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("It is the engine's turn.");
    assertThat(values(played)).containsEntry("program", "engine").containsEntry("isOpen", false);
    played.play("a1");
    assertThat(values(played)).doesNotContainKey("program").containsEntry("isOpen", true);
    played.play("a1");
    assertThat(notice(played, Locale.ENGLISH)).isEqualTo("There is no ball on a1.");
    played.play("z9");
    assertThat(notice(played, Locale.ENGLISH)).startsWith("character 1:");
    assertThat(played.match().ply()).isEqualTo(1);
  }

  @Test
  void thePersonResignsWhoeverIsToMove() {
    PlayedMatch<?, ?> played = played("one-two-three", "a1");
    played.setHeader("player2", "engine");
    played.resign();
    assertThat(played.outcome().text()).isEqualTo("win 2 resignation");
    assertThat(values(played))
        .containsEntry("status", "Player 2 wins: the other player has resigned.")
        .containsEntry("winner", 2)
        .containsEntry("isOver", true);
    touch(played, "cell:d4");
    assertThat(notice(played, Locale.ENGLISH)).startsWith("The match has ended.");
    played.resign();
    assertThat(notice(played, Locale.ENGLISH)).startsWith("The match has ended.");
    played.undo();
    assertThat(played.outcome().isOver()).isFalse();
    played.agree();
    assertThat(notice(played, Locale.ENGLISH)).startsWith("The engine does not accept a draw.");
    played.setHeader("player2", "");
    played.agree();
    assertThat(record(played)).endsWith("{ongoing}\n{draw agreement}\n");
    PlayedMatch<?, ?> puzzle = played("inlay");
    puzzle.agree();
    assertThat(notice(puzzle, Locale.ENGLISH)).isEqualTo("You have no opponent.");
    puzzle.resign();
    assertThat(record(puzzle)).endsWith("{ongoing}\n{draw given-up}\n");
  }

  @Test
  void aTurnedBoardTurnsItsArrows() {
    PlayedMatch<?, ?> played = played("abalone");
    touch(played, "cell:c1");
    assertThat(arrows(played, false)).containsExactly("↑");
    assertThat(arrows(played, true)).containsExactly("↓");
  }

  private static List<Object> arrows(PlayedMatch<?, ?> played, boolean isTurned) {
    List<Object> arrows = new ArrayList<>();
    Object next = values(played, Look.of("en", isTurned ? "turned" : "")).get("next");
    ((List<?>) next).forEach(step -> arrows.add(((Map<?, ?>) step).get("arrow")));
    return arrows;
  }

  private static PlayedMatch<?, ?> played(String variant, String... moves) {
    PlayedMatch<?, ?> played = PlayedMatch.of(GAMES.rules(variant));
    for (String move : moves) {
      played.play(move);
      assertThat(played.notice()).isEmpty();
    }
    return played;
  }

  private static void touch(PlayedMatch<?, ?> played, String... steps) {
    for (String step : steps) {
      played.touch(Place.parse(step));
    }
  }

  private static String notice(PlayedMatch<?, ?> played, Locale locale) {
    return played.notice().map(notice -> notice.apply(locale)).orElse("");
  }

  private static Map<String, Object> values(PlayedMatch<?, ?> played) {
    return values(played, Look.FIRST);
  }

  private static Map<String, Object> values(PlayedMatch<?, ?> played, Look look) {
    return new TableView<>(played, look).values();
  }
}
