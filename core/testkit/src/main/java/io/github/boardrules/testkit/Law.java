package io.github.boardrules.testkit;

/**
 * The laws of the contract. A law is checked in <b>every position</b> that the kit meets, or once
 * for a whole <b>game</b>; a few need something from the caller.
 *
 * <h2>How far a law is tested</h2>
 *
 * <p>No number of games proves a law: everything here is tested on the positions that seeded random
 * games reach, on those given by hand, and on some that no game reaches but that the reader of
 * position texts accepts. Within a position, a law marked <i>whole</i> is tested on all that it
 * speaks of; a law marked <i>sampled</i> on as much as {@link Effort} allows, everything where the
 * position is small enough.
 *
 * <h2>What cannot be tested here</h2>
 *
 * <ul>
 *   <li>That the legal moves are those of the game, that a refusal names the right reason, that a
 *       drawing shows the right pieces: the kit does not know the game. The game's own tests do,
 *       with vectors ({@link #LAW_14_VECTORS}) and with the invariants of its page (law 19, which
 *       is therefore missing here).
 *   <li>That values are immutable in every field and safe between threads: only what shows is seen.
 *   <li>That a bound on the length of games holds: random games seldom come near it.
 *   <li>That a list of reasons is complete for the game: only that it is the list that the tests
 *       reach.
 * </ul>
 *
 * <pre>{@code
 * RulesLaws.of(GridRules.standard()).only(Law.LAW_03_REFUSAL).check(1);
 * Law.LAW_03_REFUSAL.sentence(); // ==> A move is refused exactly when it is not in the legal list.
 * }</pre>
 */
public enum Law {
  /** Whole. */
  LAW_01_LEGAL_LIST(
      1, "The legal list holds no move twice, is the same when asked again and cannot be changed."),
  /**
   * Whole. The players that a status names must exist, and the reasons that it gives must have
   * sentences without open gaps.
   */
  LAW_02_OVER(2, "The legal list is empty exactly when the game is over."),
  /**
   * Sampled: on legal moves, on neighbours of legal moves (whatever the reader of moves makes of
   * their texts once characters, cells or pieces of them were changed), on moves legal elsewhere in
   * the game, and on moves given by hand. The agreement of {@code anyLegal} with the list is whole.
   */
  LAW_03_REFUSAL(3, "A move is refused exactly when it is not in the legal list."),
  /** Sampled, on the illegal moves of law 3. */
  LAW_04_REFUSED_PLAY(4, "A refused play throws its refusal and leaves the position as it was."),
  /** Whole for a game, by what shows: equality, hashes, text. */
  LAW_05_UNCHANGED(5, "Earlier positions never change."),
  /** Whole for the positions of a game; sampled for the positions one move beside it. */
  LAW_06_POSITION_TEXT(
      6,
      "A position's text reads back as the position, and equal positions, and only they, have"
          + " equal texts."),
  /** Whole in some positions of a game, sampled in the others. */
  LAW_07_MOVE_TEXT(
      7, "A move's text has no spaces, reads back as the move and is unique in the legal list."),
  /**
   * Sampled, on changed texts and on a list of texts that often harm readers. Where a text is
   * refused as malformed, the column is also compared with what is said of the text's beginnings.
   */
  LAW_08_READERS(
      8,
      "A reader accepts a text for good, or throws a NotationException with the column where the"
          + " text goes wrong."),
  /** Whole in small positions, otherwise sampled: some walks through the drafts. */
  LAW_09_DRAFTS(
      9, "Drafts reach exactly the legal moves, have no dead ends and preview what play gives."),
  /**
   * For packed rules. Whole for codes and their order, sampled for what they do. That draws are
   * uniform is judged by a bound that right rules fail with a chance below 1 in 10<sup>12</sup>, so
   * a slight bias is not found.
   */
  LAW_10_CODES(
      10, "Codes stand one to one for the legal moves, in their order, and do what the moves do."),
  /** Whole, for the ways to equal positions that a game shows. */
  LAW_11_HASHES(11, "Equal positions have equal hashes."),
  /** Sampled: in some positions of a game; whole there, but for play and for very long lists. */
  LAW_12_SYMMETRIES(
      12,
      "Symmetries begin with the identity, commute with legal moves, play and status, are closed"
          + " under composition, and all images have one canonical position."),
  /** Whole for a game that begins at the start. */
  LAW_13_LENGTH(13, "A game from the start ends within maxPlies."),
  /** Needs vectors: {@link PerftVectors}, {@link GameLog}. */
  LAW_14_VECTORS(14, "Counts and games equal the vectors, in both layers."),
  /** Whole for a game. */
  LAW_15_RECORDS(15, "A record read back gives the same match."),
  /** Sampled: on some positions of a game, in four threads at once. */
  LAW_16_THREADS(16, "One rules object in many threads gives one answer."),
  /** Whole for what a drawing needs; that it shows the right things cannot be tested here. */
  LAW_17_DIAGRAMS(17, "Every diagram can be drawn and has every cell that it or a step names."),
  /** Needs a reader of variants, {@link RulesLaws#withReader}; without it only the id's shape. */
  LAW_18_VARIANTS(18, "A variant id is canonical and reads back as rules that answer alike."),
  /** Needs the reasons of the page: {@link RulesLaws#withReasons}, {@link ReasonLedger}. */
  LAW_20_REASONS(20, "Every reason of the page is reached, and no other appears."),
  /** Not numbered. Whole for the methods of the contract. */
  BAD_INPUT(0, "A null argument is a NullPointerException.");

  private final int number;
  private final String sentence;

  Law(int number, String sentence) {
    this.number = number;
    this.sentence = sentence;
  }

  /**
   * The law's number.
   *
   * @return 1 to 20; 0 for {@link #BAD_INPUT}
   */
  public int number() {
    return number;
  }

  /**
   * What the law demands.
   *
   * @return one sentence
   */
  public String sentence() {
    return sentence;
  }

  /** The law as messages name it: {@code law 3}, or {@code the law on bad input}. */
  @Override
  public String toString() {
    return number > 0 ? "law " + number : "the law on bad input";
  }
}
