package io.github.boardrules.core.play;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.Walk;
import io.github.boardrules.core.toy.Walk.Move;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTreeTest {
  private static final Take L1 = new Take('l', 1);
  private static final Take L2 = new Take('l', 2);
  private static final Take R1 = new Take('r', 1);
  private static final Take R2 = new Take('r', 2);
  private static final String HEAD =
      """
      [variant "counters:left=9,right=9"]
      [form "1"]

      """;

  private final Counters rules = new Counters("counters:left=9,right=9");
  private final MatchTree<Position, Take> start = MatchTree.of(Match.of(rules));

  @Test
  void aMoveThatIsThereIsFollowedAndAnotherBeginsAVariation() {
    MatchTree<Position, Take> line = start.play(L1).play(R2);
    MatchTree<Position, Take> tried = line.back().play(R1).play(L2);

    assertThat(tried.back().back().variations()).containsExactly(R2, R1);
    assertThat(tried.nesting()).isEqualTo(1);
    assertThat(tried.match().moves()).containsExactly(L1, R1, L2);
    assertThat(tried.start().end()).isEqualTo(tried.start().play(L1).play(R2));
    assertThat(tried.start().end().match()).isEqualTo(line.match());
    assertThat(line.start().variations()).containsExactly(L1);
  }

  @Test
  void theMatchOfAPlaceCanRedoTheLineThatFollows() {
    MatchTree<Position, Take> tree = start.play(L1).play(R2).start();

    assertThat(tree.match()).isEqualTo(Match.of(rules).play(L1).play(R2).undo().undo());
    assertThat(MatchTree.of(tree.match())).isEqualTo(tree);
    assertThat(MatchTree.of(tree.match().redo())).isEqualTo(tree.forward()).isNotEqualTo(tree);
  }

  @Test
  void aPromotedVariationComesBeforeTheLineThatItLeft() {
    MatchTree<Position, Take> tried = start.play(L1).play(R2).back().play(R1).play(L2);

    MatchTree<Position, Take> promoted = tried.promote();

    assertThat(promoted.match().moves()).containsExactly(L1, R1, L2);
    assertThat(promoted.nesting()).isZero();
    assertThat(promoted.back().back().variations()).containsExactly(R1, R2);
    assertThat(promoted.promote()).isSameAs(promoted);
  }

  @Test
  void aRemovedMoveTakesWhatFollowsWithIt() {
    MatchTree<Position, Take> tried = start.play(L1).play(R2).back().play(R1).play(L2);

    assertThat(tried.back().remove()).isEqualTo(start.play(L1).play(R2).back());
    assertThat(tried.start().forward().remove()).isEqualTo(start);
  }

  @Test
  void theStartHasNoMoveToTakeBackToMarkOrToRemove() {
    assertThatIllegalStateException().isThrownBy(start::back);
    assertThatIllegalStateException().isThrownBy(start::remove);
    assertThatIllegalStateException().isThrownBy(start::forward);
    assertThatIllegalStateException().isThrownBy(() -> start.withMark("!"));
    assertThatIllegalStateException().isThrownBy(() -> start.withClock(Duration.ZERO));
  }

  @Test
  void notesAreOfOnePlace() {
    MatchTree<Position, Take> noted =
        start.withComment("first").play(L1).withMark("!?").withClock(Duration.ofNanos(1_234_567));

    assertThat(noted.clock()).contains(Duration.ofMillis(1));
    assertThat(noted.mark()).contains("!?");
    assertThat(noted.comment()).isEmpty();
    assertThat(noted.back().comment()).contains("first");
    assertThat(noted.withoutNotes()).isEqualTo(start.withComment("first").play(L1));
    assertThat(noted.withMark("").mark()).isEmpty();
    illegalArgument(() -> noted.withMark("+"), "A mark is one of ! ? !! ?? !? ?!, not '+'.");
    illegalArgument(
        () -> noted.withComment("a\nb"),
        "The comment has a control character, such as a line end.");
    illegalArgument(
        () -> noted.withClock(Duration.ofHours(10_000)),
        "A clock has 0 to 10,000 hours, not PT10000H.");
  }

  @Test
  void treesDifferByMovesNotesAndPlaces() {
    MatchTree<Position, Take> tree = start.play(L1).withMark("!");

    assertThat(List.of(tree.back(), tree.withMark("?"), tree.withComment("a"), tree.play(R1)))
        .doesNotContain(tree)
        .doesNotHaveDuplicates();
    assertThat(start.play(L1).withMark("!")).isEqualTo(tree).hasSameHashCodeAs(tree);
    assertThat(tree.play(R1).back().play(R2)).hasToString("counters:left=9,right=9 l1 ! r1 (r2)");
  }

  @Test
  void aRecordHasRoomForNotesAndVariations() {
    MatchTree<Position, Take> tree =
        start
            .withComment("A \"match\".")
            .play(L1)
            .withClock(Duration.ofSeconds(272))
            .play(R2)
            .withMark("??")
            .withComment("too much")
            .withClock(Duration.ofMillis(3_872_050))
            .back()
            .play(R1)
            .play(L2)
            .back()
            .play(R2)
            .withMark("!");
    String text =
        HEAD
            + """
            "A \\"match\\"." l1 @4:32 r2 ?? @1:04:32.05 "too much" (r1 l2 (r2 !))
            {ongoing}
            """;

    assertThat(MatchRecord.of(tree).text()).isEqualTo(text);
    MatchRecord<Position, Take> read = MatchRecord.read(rules, text);
    assertThat(read.problem()).isEmpty();
    assertThat(read).isEqualTo(MatchRecord.of(tree));
    assertThat(read.tree()).isEqualTo(tree.start().end());
    assertThat(read.toMatch().moves()).containsExactly(L1, R2);
  }

  @Test
  void whatPeopleWriteIsRead() {
    String text =
        HEAD
            + """
            1. l1! 2...r2 $7 %s"a comment
              of two lines" 3.l1 (3. l2 ?!) {ongoing} "behind
            the status"
            """
                .formatted("@0:09 ");

    assertThat(MatchRecord.read(rules, text).text())
        .isEqualTo(
            HEAD
                + """
                l1 ! r2 @0:09 "a comment of two lines" l1 "behind the status" (l2 ?!)
                {ongoing}
                """);
  }

  @Test
  void aVariationThatSaysWhatIsThereIsFollowed() {
    String text = HEAD + "l1 r2 (r2 l1) (r2 l2) l1\n{ongoing}\n";

    assertThat(MatchRecord.read(rules, text).text()).isEqualTo(HEAD + "l1 r2 l1 (l2)\n{ongoing}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l1 (r1              | 7  | expected ')' here.",
        "l1 (r1 {ongoing}    | 8  | expected ')' here.",
        "l1 \"never closed   | 17 | expected '\"' or '\\' here.",
        "l1 ()               | 5  | a move must come before ).",
        "(l1)                | 1  | a move must come before (.",
        "! l1                | 1  | a move must come before !.",
        "l1 (\"early\" r1)   | 5  | a move must come before \".",
        "l1 ) r1             | 4  | expected '{' here.",
        "l1 @99:99           | 8  | expected 0 to 5 here.",
        "l1 @75:00           | 5  | minutes must be a number from 0 to 59, not 75.",
        "l1 @12345:00:00     | 5  | hours must be a number from 0 to 9999, not 12345.",
        "l1 @4               | 6  | expected 0 to 9 or ':' here.",
        "l1 @4:32x           | 9  | expected ':', '.' or a space here.",
        "l1 @4:32 @4:31      | 10 | the move has one of these already: @.",
        "l1 ! ?              | 6  | the move has one of these already: ?.",
        "l1 \"a\" \"b\"      | 8  | the move has one of these already: \".",
        "l1 !!!              | 6  | expected a space here.",
      })
  void whatIsWrongIsSaidAndTheMainLineBeforeItKept(String moves, int column, String message) {
    MatchRecord<Position, Take> read = MatchRecord.read(rules, HEAD + moves);

    assertThat(read.toMatch().moves()).hasSize(moves.startsWith("l1") ? 1 : 0);
    assertThat(read.problem())
        .get()
        .satisfies(
            problem -> {
              assertThat(problem.line()).isEqualTo(4);
              assertThat(problem.column()).isEqualTo(column);
              assertThat(problem.message(Locale.ENGLISH)).endsWith(message).startsWith("line 4");
            });
  }

  @Test
  void variationsAreNestedToAStatedDepth() {
    Walk walk = new Walk();
    MatchTree<Walk.Position, Move> tree = MatchTree.of(Match.of(walk)).play(Move.UP).back();
    while (tree.nesting() < MatchTree.MAX_NESTING) {
      // One step down is a variation; the way back begins the line that the next one leaves.
      tree = tree.play(Move.DOWN).play(Move.UP).play(Move.UP).back();
    }
    MatchTree<Walk.Position, Move> deepest = tree;
    assertThatIllegalStateException()
        .isThrownBy(() -> deepest.play(Move.DOWN))
        .withMessage("Variations are nested at most 100 deep.");

    String text = MatchRecord.of(deepest).text();
    assertThat(MatchRecord.read(walk, text).tree()).isEqualTo(deepest.start().end());
    int end = text.indexOf(')');
    String deeper = text.substring(0, end) + " (down)" + text.substring(end);
    assertThat(MatchRecord.read(walk, deeper).problem())
        .get()
        .returns(TextReason.NESTED_TOO_DEEPLY, MatchRecord.Problem::reason);
  }

  /** A hostile text takes time in proportion to its length, and so does a long line. */
  @Test
  void hostileTextsAreReadInOnePass() {
    assertThat(MatchRecord.read(rules, HEAD + "(".repeat(1_000_000)).problem()).isPresent();
    assertThat(MatchRecord.read(rules, HEAD + "l1 " + "(r1) ".repeat(100_000)).problem())
        .isPresent();
    String comment = "\"" + "x\\\" ".repeat(500_000) + "\"";
    MatchRecord<Position, Take> read =
        MatchRecord.read(rules, HEAD + "l1 " + comment + " {ongoing}");
    assertThat(read.problem()).isEmpty();
    assertThat(read.tree().comment().orElseThrow()).hasSize(1_500_000);
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void everyTreeReadsBack(@ForAll long seed) {
    MatchTree<Position, Take> tree = randomTree(seed);

    String text = MatchRecord.of(tree).text();
    MatchRecord<Position, Take> read = MatchRecord.read(rules, text);

    assertThat(read.problem()).isEmpty();
    assertThat(read.tree()).isEqualTo(tree.start().end());
    assertThat(read.text()).isEqualTo(text);
    assertThat(read.outcome().winner()).isNotEqualTo(OptionalInt.of(3));
  }

  private MatchTree<Position, Take> randomTree(long seed) {
    SplitMix64 random = new SplitMix64(seed);
    MatchTree<Position, Take> tree = start;
    for (int i = 0; i < 40; i++) {
      List<Take> moves = tree.match().legalMoves();
      tree =
          switch (random.below(8)) {
            case 0 -> tree.ply() > 0 ? tree.back() : tree;
            case 1 -> tree.ply() > 1 ? tree.back().back() : tree;
            case 2 -> tree.ply() > 0 ? tree.withMark("?!") : tree;
            case 3 -> tree.withComment("a \\ \"comment\" (of) {" + i + "}");
            case 4 ->
                tree.ply() > 0 ? tree.withClock(Duration.ofMillis(random.below(9_999_999))) : tree;
            case 5 -> tree.promote();
            default -> moves.isEmpty() ? tree : tree.play(moves.get(random.below(moves.size())));
          };
    }
    return tree;
  }
}
