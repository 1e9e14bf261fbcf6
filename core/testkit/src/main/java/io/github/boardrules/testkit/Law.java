package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveReason;

/**
 * The laws of the contract. A law is checked in <b>every position</b> that the kit visits, or once
 * per <b>game</b>; a few need input from the caller.
 *
 * <h2>How thoroughly a law is tested</h2>
 *
 * <p>No number of games proves a law. Laws are tested in the positions of seeded random games, in
 * positions given by hand, and in some that no game need reach but that {@code parsePosition}
 * accepts. In a position, a law marked <i>whole</i> is tested for everything that it mentions; a
 * law marked <i>sampled</i> for as much as {@link RulesLaws#withMovesPerPosition} allows, which is
 * everything if the position is small enough.
 *
 * <h2>What the kit cannot test</h2>
 *
 * <ul>
 *   <li>That the legal moves are those of the game, that a refusal gives the right reason, that a
 *       drawing shows the right pieces: the kit does not know the game. The game's own tests check
 *       this, with vectors ({@link #LAW_14_VECTORS}) and with the invariants of its rule page.
 *   <li>That values are immutable in every field and thread-safe: only observable changes are
 *       detected.
 *   <li>That a bound on the length of games holds: random games rarely come near it.
 *   <li>That a list of reasons is complete: only that the tests reach exactly this list.
 * </ul>
 *
 * <pre>{@code
 * RulesLaws.of(GridRules.standard()).withLaws(Law.LAW_03_REFUSAL).check(1);
 * Law.LAW_03_REFUSAL.sentence(); // ==> A move is refused exactly when it is not in the legal list.
 * }</pre>
 */
public enum Law {
  /** Whole. */
  LAW_01_LEGAL_LIST(
      1,
      "The legal list has no duplicates, is the same at each call, as long as countLegal says, and"
          + " cannot be modified."),
  /**
   * Whole, also for some positions whose texts differ from that of one of the game in a single
   * character. The player in a status must exist, the reason of an ending must have complete
   * sentences in every language, and so must the status itself, with what is due.
   */
  LAW_02_OVER(2, "The legal list is empty exactly when the game is over."),
  /**
   * Sampled: legal moves, near misses (moves read from altered texts of legal moves), moves that
   * are legal elsewhere in the game, and moves given by hand. That {@code anyLegal} agrees with the
   * list is tested whole. A move in a finished game must be refused with {@link
   * MoveReason#GAME_OVER}.
   */
  LAW_03_REFUSAL(3, "A move is refused exactly when it is not in the legal list."),
  /** Sampled: the illegal moves of law 3. */
  LAW_04_REFUSED_PLAY(4, "A refused play throws the refusal and leaves the position unchanged."),
  /** Whole for a game, as far as equality, hash codes and texts show it. */
  LAW_05_UNCHANGED(5, "Earlier positions never change."),
  /**
   * Whole for the positions of a game; sampled for those one move away from them, and for those
   * whose texts differ from theirs in one character or one field, which show what {@code equals}
   * ignores.
   */
  LAW_06_POSITION_TEXT(
      6,
      "A position's text reads back as an equal position, and two positions are equal exactly when"
          + " their texts are."),
  /**
   * Whole in some positions of a game, sampled in the others; there also for the illegal moves of
   * law 3. A move given by hand need not be readable in this variant, but what is read must be it.
   */
  LAW_07_MOVE_TEXT(
      7,
      "A move's text has no spaces, cannot be taken for anything else in a record, reads back as"
          + " the move and is unique in the legal list."),
  /**
   * Sampled: altered texts, and texts that often break parsers. When a text is malformed, the
   * column is also compared with the answers for the text's prefixes. A reason about a word of a
   * fixed list gives the column of the word's first character. A reader may not ignore one more
   * character behind the text of a value.
   */
  LAW_08_READERS(
      8,
      "A reader accepts a text, or throws a NotationException with the column of the first error."),
  /**
   * Whole in small positions, otherwise sampled: random sequences of steps. A move of which the
   * game warns leaves another one; a word has a label in every language.
   */
  LAW_09_DRAFTS(
      9, "Drafts reach exactly the legal moves, have no dead ends and preview the next position."),
  /**
   * Whole for codes and their order, sampled for their effects. Uniformity of {@code randomLegal}
   * is judged by a bound that correct rules fail with a probability below 10<sup>−12</sup>, so a
   * slight bias is not detected. {@code isKnownLegal} is asked for legal codes, and for those that
   * differ from them in a bit.
   */
  LAW_10_CODES(
      10, "Codes correspond one to one to the legal moves, in their order and with their effects."),
  /**
   * Whole, for the transpositions that occur in a game. Sampled for positions that differ: those of
   * a game, others after one move, and those whose texts differ in one character or one field. Two
   * pairs with one hash break the law, and so does a bit that is far from being set in half of
   * them.
   */
  LAW_11_HASHES(11, "Equal positions have equal hashes, and others have well mixed ones."),
  /** Sampled: some positions of a game; whole there, except for play and for very long lists. */
  LAW_12_SYMMETRIES(
      12,
      "Symmetries begin with the identity, commute with legal moves, play and status, are closed"
          + " under composition, and all images have one canonical position."),
  /** Whole for a game from the start position. */
  LAW_13_LENGTH(13, "A game from the start ends within maxPlies."),
  /** Needs counts and games of another program, so it is for the game's own tests. */
  LAW_14_VECTORS(14, "Counts and games equal the vectors, in both layers."),
  /** Whole for a game. */
  LAW_15_RECORDS(15, "A record reads back as the same match, with its variations and notes."),
  /**
   * Sampled: some positions of a game, about which four threads ask for 0.15 seconds; with a reader
   * of variants, new rules too. A race that needs two threads in the same few instructions, or in a
   * table that is filled only once in a program, may pass.
   */
  LAW_16_THREADS(16, "A rules object gives the same answers in every thread."),
  /**
   * Whole for what a drawing needs; the kit cannot test that it shows the right pieces. A stock has
   * the piece that a step takes, and is not the other player's. Cells of one level do not overlap.
   */
  LAW_17_DIAGRAMS(
      17,
      "Every diagram can be drawn, has every cell or piece that it or a step refers to, and shows a"
          + " win only where there is one."),
  /**
   * Needs a reader of variants, {@link RulesLaws#withReader}; without it only the id is tested.
   * With it, the id's options in another order must give the same id, and fewer options another
   * one. The answers are those of law 23, in some positions of a game; the rules that are read are
   * asked about them in another order. {@link FamilyLaws} also knows the defaults, and checks many
   * variants.
   */
  LAW_18_VARIANTS(
      18, "A variant's id is canonical and reads back as rules that give the same answers."),
  /** Needs the page's reasons: {@link RulesLaws#withReasons}, {@link RulesLaws#withListener}. */
  LAW_19_REASONS(19, "Every reason of the rule page is reached, and no other appears."),
  /**
   * Sampled: some legal moves. No kind of piece increases on the board and in the stocks at once.
   * That pieces travel as the game says is for its own tests.
   */
  LAW_20_CHANGES(
      20,
      "The changes of a move name the cells that look different afterwards, and its transfers bring"
          + " every piece to where it is drawn."),
  /** Whole for the methods of the contract. */
  LAW_21_BAD_INPUT(21, "A null argument causes a NullPointerException."),
  /**
   * Needs a family: {@link FamilyLaws}. Whole for what the catalog says of games, options and
   * variants, and for all sentences of their messages. The key {@code languages} must name the
   * languages that there are; the placeholders of a chapter must name options, and each sentence of
   * a chapter must fill one. That a sentence is shown with all its placeholders filled is tested by
   * the laws that meet it, in every language.
   */
  LAW_22_SENTENCES(
      22,
      "The catalog lacks no sentence, and every language has those of English, with the same"
          + " placeholders."),
  /**
   * Needs the rules behind: {@link RulesLaws#withOriginal}. Sampled: some legal moves and the
   * illegal moves of law 3; drafts of a few moves; hashes, estimates and perfect play, but of a
   * puzzle's solver only that there is one.
   */
  LAW_23_SAME_ANSWERS(23, "Rules that wrap others answer as those do."),
  /**
   * Whole in each position for the evaluation; a {@code WeightedEvaluation} with twice the weights
   * gives twice the score. In 200 random games of two players, its values in the last four
   * positions are compared with the winners. Winning and loud moves must be legal; whether they are
   * right is for {@link ClaimLaws} and for the game's own tests.
   */
  LAW_24_KNOWLEDGE(
      24,
      "An evaluation is from -1 to 1, depends on the position alone, agrees with the symmetries"
          + " and does not prefer the losing side.");

  private final int number;
  private final String sentence;

  Law(int number, String sentence) {
    this.number = number;
    this.sentence = sentence;
  }

  /** {@return the law's number, 1 to 24} */
  public int number() {
    return number;
  }

  /** {@return what the law demands, in one sentence} */
  public String sentence() {
    return sentence;
  }

  /** Returns the law as messages name it: {@code law 3}. */
  @Override
  public String toString() {
    return "law " + number;
  }
}
