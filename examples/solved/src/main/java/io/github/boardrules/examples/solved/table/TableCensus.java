package io.github.boardrules.examples.solved.table;

import java.util.OptionalInt;

/**
 * How many positions of tables are won, lost and drawn for the player to move. Which symmetric
 * positions the tables hold once, the game says; games that are over are not counted.
 *
 * @param won how many positions the player to move wins
 * @param lost how many positions the player to move loses
 * @param drawn how many positions nobody wins
 * @param longest the greatest distance of a win; empty if distances are not known, or nobody wins
 * @param mutualZugzwangs how many boards are lost for the player to move, no matter which of the
 *     players this is: nobody wants to move. Boards on which the players have changed sides count
 *     as one
 */
public record TableCensus(
    long won, long lost, long drawn, OptionalInt longest, long mutualZugzwangs) {}
