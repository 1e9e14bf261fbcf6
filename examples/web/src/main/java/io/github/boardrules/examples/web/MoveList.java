package io.github.boardrules.examples.web;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.MatchTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The places of a tree in the order of a record, which numbers them: the start is 0, and a move
 * comes before the variations that replace it, and these before what follows it.
 */
final class MoveList<S, M> {
  /** A place: the position and the move that lead there, its player, the place before, the turn. */
  private record Entry<S, M>(
      MatchTree<S, M> place, S from, String move, int before, int player, int turn) {}

  /** By position: the player to move, 0 if it is over; each list asks for all of them. */
  private final Map<S, Integer> movers;

  private final List<Entry<S, M>> entries = new ArrayList<>();

  /** Takes a tree, and the players to move that are known. */
  MoveList(MatchTree<S, M> tree, Map<S, Integer> movers) {
    this.movers = movers;
    MatchTree<S, M> start = tree.start();
    entries.add(new Entry<>(start, start.match().position(), "", -1, 0, 0));
    addLine(start, 0);
  }

  /** Adds what follows a place, whose index is known, and recurs for variations. */
  private void addLine(MatchTree<S, M> from, int index) {
    List<S> positions = from.end().match().positions();
    int before = index;
    for (MatchTree<S, M> place = from; !place.variations().isEmpty(); place = place.forward()) {
      Entry<S, M> last = entries.get(before);
      S position = positions.get(place.ply());
      int player = mover(place.rules(), position);
      boolean isSameTurn = player == last.player && place.rules().players() > 1;
      int next = entries.size();
      for (M move : place.variations()) {
        MatchTree<S, M> after = place.play(move);
        String text = place.rules().notation().formatMove(move);
        int added = entries.size();
        int turn = last.turn + (isSameTurn ? 0 : 1);
        entries.add(new Entry<>(after, position, text, before, player, turn));
        if (added > next) {
          addLine(after, added);
        }
      }
      before = next;
    }
  }

  private int mover(Rules<S, M> rules, S position) {
    return movers.computeIfAbsent(position, at -> rules.status(at).toMove().orElse(0));
  }

  int size() {
    return entries.size();
  }

  MatchTree<S, M> place(int index) {
    return entries.get(index).place;
  }

  int ply(int index) {
    return place(index).ply();
  }

  String move(int index) {
    return entries.get(index).move;
  }

  /** Returns the place before one on the way to a place, or that place itself, by its ply. */
  int back(int index, int ply) {
    int at = index;
    while (ply(at) > ply) {
      at = entries.get(at).before;
    }
    return at;
  }

  /** Returns the end of the line of a place. */
  int end(int index) {
    int end = index;
    for (int next = index + 1; next < size(); next++) {
      end = entries.get(next).before == end ? next : end;
    }
    return end;
  }

  /** Returns the moves that lead to a place. */
  List<String> path(int index) {
    List<String> path = new ArrayList<>();
    for (int at = index; at > 0; at = entries.get(at).before) {
      path.add(move(at));
    }
    Collections.reverse(path);
    return path;
  }

  /** Returns where moves lead; where the tree lacks one, the place before it. */
  int index(List<String> path) {
    int at = 0;
    for (String move : path) {
      int next = at + 1;
      while (next < size()
          && !(entries.get(next).before == at && entries.get(next).move.equals(move))) {
        next++;
      }
      if (next == size()) {
        return at;
      }
      at = next;
    }
    return at;
  }

  /**
   * Returns the moves for {@code JsonText}: each with its player, its text, its turn, which may
   * have several, the place before it, its mark, the seconds that its player had left, or −1, its
   * comment, and its words if it has some.
   *
   * @param words returns a move at a position in words
   */
  List<Object> values(BiFunction<S, String, String> words) {
    List<Object> values = new ArrayList<>();
    for (Entry<S, M> entry : entries.subList(1, size())) {
      MatchTree<S, M> place = entry.place;
      List<Object> value =
          new ArrayList<>(
              List.of(
                  entry.player,
                  entry.move,
                  entry.turn,
                  entry.before,
                  place.mark().orElse(""),
                  place.clock().map(clock -> (int) (clock.toMillis() / 1000)).orElse(-1),
                  place.comment().orElse("")));
      Stream.of(words.apply(entry.from, entry.move))
          .filter(it -> !it.isEmpty())
          .forEach(value::add);
      values.add(value);
    }
    return values;
  }
}
