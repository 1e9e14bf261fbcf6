package io.github.boardrules.core.search;

/**
 * The moves of a game turned round: for each position, those from which a move leads there.
 *
 * @param begins for each position, where its part of {@code from} begins; last, where all ends
 * @param from the positions before, those of one position after another
 */
@SuppressWarnings("ArrayRecordComponent") // made once, passed on once, and compared by nobody
record Predecessors(int[] begins, int[] from) {

  /** Turns moves round that are given as their targets and, for each position, where these end. */
  static Predecessors of(IntList targets, IntList ends) {
    int[] begins = new int[ends.size() + 1];
    for (int i = 0; i < targets.size(); i++) {
      begins[targets.get(i)]++;
    }
    for (int position = 1; position < begins.length; position++) {
      begins[position] += begins[position - 1];
    }
    // Now each number says where a part ends; filling the parts from behind turns it into the
    // begin.
    int[] from = new int[targets.size()];
    int move = 0;
    for (int position = 0; position < ends.size(); position++) {
      for (; move < ends.get(position); move++) {
        from[--begins[targets.get(move)]] = position;
      }
    }
    return new Predecessors(begins, from);
  }
}
