package io.github.boardrules.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A match compared with the simplest history: a list of moves, and the number of those played. */
class MatchProperties {
  private final Counters rules = new Counters("counters:left=9,right=9,again=yes");

  @Property(tries = 200)
  void playingUndoingAndRedoingAgreeWithAList(
      @ForAll @Size(max = 40) List<@IntRange(min = -4, max = 5) Integer> inputs) {
    List<Take> moves = new ArrayList<>();
    int played = 0;
    Match<Position, Take> match = Match.of(rules);

    for (int input : inputs) {
      if (input < -2 && match.canUndo()) {
        match = match.undo();
        played--;
      } else if (input == -2 && match.canUndo()) {
        match = match.undoTurn();
        played = turnBegin(moves, played);
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
      Match<Position, Take> whole = Match.of(rules).playAll(moves);
      for (int i = played; i < moves.size(); i++) {
        whole = whole.undo();
      }
      assertThat(match).isEqualTo(whole).hasSameHashCodeAs(whole);
    }
  }

  private int turnBegin(List<Take> moves, int played) {
    List<Position> positions = positions(moves);
    int begin = played - 1;
    while (begin > 0 && positions.get(begin - 1).toMove() == positions.get(played - 1).toMove()) {
      begin--;
    }
    return begin;
  }

  private List<Position> positions(List<Take> moves) {
    List<Position> positions = new ArrayList<>(List.of(rules.start()));
    moves.forEach(move -> positions.add(rules.play(positions.get(positions.size() - 1), move)));
    return positions;
  }
}
