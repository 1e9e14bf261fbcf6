package io.github.boardrules.core.play;

import static io.github.boardrules.core.toy.Failures.refusedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.RulesDecorator;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.ToyReason;
import io.github.boardrules.core.toy.Walk;
import io.github.boardrules.core.toy.Walk.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class MatchTest {
  private static final Take L1 = new Take('l', 1);
  private static final Take L2 = new Take('l', 2);
  private static final Take R1 = new Take('r', 1);
  private static final Take R2 = new Take('r', 2);

  private final Counters rules = new Counters("counters");
  private final Counters again = new Counters("counters:again=yes");
  private final Walk walk = new Walk();

  private final Counters large = new Counters("counters:left=9,right=9,again=yes");

  @Test
  void aMatchBeginsAtTheStartOrWithAnyPosition() {
    Match<Position, Take> match = Match.of(rules);
    Match<Position, Take> over = Match.of(rules, new Position(0, 0, 2));

    assertThat(match.rules()).isSameAs(rules);
    assertThat(match.start()).isEqualTo(rules.start());
    assertThat(match.lastMove()).isEmpty();
    assertThat(match.lastChanges()).isEmpty();
    assertThatIllegalStateException().isThrownBy(match::undo).withMessageContaining("to undo");
    assertThatIllegalStateException().isThrownBy(match::redo).withMessageContaining("to redo");
    assertThat(over.position()).isEqualTo(new Position(0, 0, 2));
    assertThat(over.status()).isEqualTo(Status.win(1, ToyReason.LAST_COUNTER));
    assertThat(over.legalMoves()).isEmpty();
    assertThat(over.toMove()).isEmpty();
  }

  @Test
  void theLastMoveTheStatusAndTheLegalMovesAreThoseOfThePosition() {
    Match<Position, Take> match = Match.of(rules).play(L1).play(R2);

    assertThat(match).hasToString("counters l1 r2 {ongoing}");
    assertThat(match.lastMove()).contains(R2);
    assertThat(match.lastChanges()).contains(rules.changes(match.position(1), R2));
    assertThat(match.status()).isEqualTo(Status.ongoing(1));
    assertThat(match.toMove()).hasValue(1);
    assertThat(match.statusMessage(Locale.ENGLISH)).isEqualTo("Player 1 is to move.");
    assertThat(match.legalMoves()).containsExactly(L1, L2, R1, R2);
    assertThat(match.moves()).isUnmodifiable();
    assertThat(match.positions()).isUnmodifiable();
    for (int ply : List.of(3, -1)) {
      assertThatThrownBy(() -> match.position(ply)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void aMatchInStringsIsThatOfTheRulesBehindThem() {
    List<Position> formatted = new ArrayList<>();
    Notation<Position, Take> texts = rules.notation();
    Rules<Position, Take> counting =
        new RulesDecorator<>(rules) {
          @Override
          public Notation<Position, Take> notation() {
            return Notation.of(
                texts::formatMove,
                texts::parseMove,
                position -> {
                  formatted.add(position);
                  return texts.formatPosition(position);
                },
                texts::parsePosition);
          }
        };
    Match<Position, Take> own = Match.of(rules).play(L1).play(R2);
    Match<String, String> match =
        Match.of(TextRules.of(counting), texts.formatPosition(rules.start())).play("l1").play("r2");

    assertThat(match.status()).isEqualTo(own.status());
    assertThat(match.toMove()).isEqualTo(own.toMove());
    assertThat(match.lastChanges()).isEqualTo(own.lastChanges());
    assertThat(match.occurrences()).isEqualTo(own.occurrences());
    assertThat(match.statusMessage(Locale.ENGLISH)).isEqualTo(own.statusMessage(Locale.ENGLISH));
    assertThat(match.moves()).containsExactly("l1", "r2");
    assertThat(match.undo().redo()).isEqualTo(match);
    assertThat(formatted).as("no text was asked for").isEmpty();
    assertThat(match.positions())
        .isEqualTo(own.positions().stream().map(texts::formatPosition).toList());
    assertThat(match.position()).isEqualTo(texts.formatPosition(own.position()));
    assertThatThrownBy(() -> match.play("l9")).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> match.play("?")).isInstanceOf(NotationException.class);
    assertThatThrownBy(() -> match.play(null)).hasMessage("move");
    assertThatThrownBy(() -> Match.of(match.rules(), "?")).isInstanceOf(NotationException.class);
  }

  @Test
  void movesArePlayedOneAfterAnotherAlsoAsTexts() {
    Match<Position, Take> match = Match.of(rules);
    Match<?, ?> ofAnyGame = match;

    assertThat(match.playAll(List.of(L1, R2))).isEqualTo(match.play(L1).play(R2));
    assertThat(match.playAll(List.of())).isSameAs(match);
    assertThat(match.playText("l1").playText("r2")).isEqualTo(match.play(L1).play(R2));
    assertThat(ofAnyGame.playText("l1").toMove()).hasValue(2);
    List<ThrowingCallable> illegal =
        List.of(
            () -> match.play(new Take('l', 4)),
            () -> match.playText("l4"),
            () -> match.playAll(List.of(L1, new Take('l', 4))));
    for (ThrowingCallable playing : illegal) {
      assertThat(catchThrowableOfType(IllegalMoveException.class, playing).refusal())
          .isEqualTo(Counters.illegal("l4"));
    }
    refusedAt(() -> match.playText("x1"), "x1", 1);
  }

  @Test
  void occurrencesOfAPositionAreCounted() {
    Match<Walk.Position, Move> match =
        Match.of(walk).playAll(List.of(Move.UP, Move.DOWN, Move.DOWN, Move.UP));

    assertThat(match.occurrences()).isEqualTo(3);
    assertThat(match.undo().occurrences()).isEqualTo(1);
    assertThat(match.undo().undo().occurrences()).isEqualTo(2);
  }

  @Test
  void aMatchMayBeLong() {
    Stream<Move> moves = Stream.iterate(Move.UP, move -> move == Move.UP ? Move.DOWN : Move.UP);
    Match<Walk.Position, Move> match = Match.of(walk).playAll(moves.limit(20_000).toList());

    assertThat(match.ply()).isEqualTo(20_000);
    assertThat(match.occurrences()).isEqualTo(10_001);
    assertThat(match).isEqualTo(match.undo().redo()).hasSameHashCodeAs(match.undo().redo());
  }

  @Test
  void matchesAreEqualWhenTheirVariantStartMovesAndUndoneMovesAreEqual() {
    Match<Position, Take> match = Match.of(rules).play(L1);

    assertThat(match)
        .isEqualTo(Match.of(new Counters("counters:most=3")).play(L1))
        .hasSameHashCodeAs(Match.of(new Counters("counters:most=3")).play(L1))
        .isNotEqualTo(Match.of(again).play(L1))
        .isNotEqualTo(Match.of(rules, new Position(3, 5, 1)).play(L1))
        .isNotEqualTo(Match.of(rules).play(R1))
        .isNotEqualTo(Match.of(rules).play(L1).play(R1).undo())
        .isNotEqualTo("counters l1 {ongoing}");
    assertThat(Stream.of(match, match.undo(), match.undo().play(R1)).map(Match::hashCode))
        .doesNotHaveDuplicates();
  }

  @Property(tries = 200)
  void playingUndoingAndRedoingAgreeWithAList(
      @ForAll @Size(max = 40) List<@IntRange(min = -4, max = 5) Integer> inputs) {
    List<Take> moves = new ArrayList<>();
    int played = 0;
    Match<Position, Take> match = Match.of(large);

    for (int input : inputs) {
      if (input < -2 && match.canUndo()) {
        match = match.undo();
        played--;
      } else if (input == -1 && match.canRedo()) {
        match = match.redo();
        played++;
      } else if (input >= 0 && !match.status().isOver()) {
        Take move = match.legalMoves().get(input % match.legalMoves().size());
        match = match.play(move);
        moves.subList(played, moves.size()).clear();
        moves.add(move);
        played++;
      }
      assertThat(match.moves()).isEqualTo(moves.subList(0, played));
      assertThat(match.ply()).isEqualTo(played);
      assertThat(match.canUndo()).isEqualTo(played > 0);
      assertThat(match.canRedo()).isEqualTo(played < moves.size());
      assertThat(match.positions()).isEqualTo(positions(moves.subList(0, played)));
      assertThat(match.position()).isEqualTo(match.position(played));
      assertThat(match.position(played / 2)).isEqualTo(match.positions().get(played / 2));
      Match<Position, Take> whole = Match.of(large).playAll(moves);
      for (int i = played; i < moves.size(); i++) {
        whole = whole.undo();
      }
      assertThat(match).isEqualTo(whole).hasSameHashCodeAs(whole);
    }
  }

  private List<Position> positions(List<Take> moves) {
    List<Position> positions = new ArrayList<>(List.of(large.start()));
    moves.forEach(move -> positions.add(large.play(positions.get(positions.size() - 1), move)));
    return positions;
  }
}
