package io.github.boardrules.core.search;

/**
 * The reversed graph: for each position, those from which a move leads to it. Both arrays together
 * are the compressed sparse row form of its adjacency matrix.
 *
 * @param begins for each position, where its part of {@code from} begins; at last, the length of
 *     {@code from}
 * @param from the predecessors, position after position
 */
@SuppressWarnings("ArrayRecordComponent") // passed on once and never compared
record Predecessors(int[] begins, int[] from) {

  /** Reverses the moves, which are given by their targets and where those of each position end. */
  static Predecessors of(IntList targets, IntList ends) {
    int[] begins = new int[ends.size() + 1];
    for (int i = 0; i < targets.size(); i++) {
      begins[targets.get(i)]++;
    }
    for (int position = 1; position < begins.length; position++) {
      begins[position] += begins[position - 1];
    }
    // Each entry is the end of its part now. Filling the parts backwards moves it to the begin.
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
