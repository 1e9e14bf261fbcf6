package io.github.boardrules.zertz;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the rules of ZÉRTZ leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = ZertzOptions.DEFAULT.withRings(48).withClaim(ZertzOptions.ClaimRule.AUTOMATIC);
 * options.variant(); // ==> zertz:rings=48,claim=automatic
 * var rules = ZertzRules.of(options);
 * }</pre>
 *
 * @param game the marbles and goals
 * @param rings the number of rings of the start board: 37, 40, 43, 44, 48 or 61
 * @param claim whether isolated marbles may be left unclaimed
 * @param capture whether a turn that ignores a capture is allowed
 * @param stall how many turns in a row without a ring leaving the board make a draw: 1 to 999, or 0
 *     for no such rule
 */
public record ZertzOptions(
    GameRule game, int rings, ClaimRule claim, CaptureRule capture, int stall) {
  private static final Option<GameRule> GAME = Option.ofEnum("game", GameRule.BASIC);
  private static final Option<Integer> RINGS = Option.ofChoice("rings", 37, 40, 43, 44, 48, 61);
  private static final Option<ClaimRule> CLAIM = Option.ofEnum("claim", ClaimRule.OPTIONAL);
  private static final Option<CaptureRule> CAPTURE = Option.ofEnum("capture", CaptureRule.FORCED);
  private static final Option<Integer> STALL = Option.ofNumber("stall", 0, 0, 999);

  /** The variant ids of the game. */
  static final VariantText TEXT = VariantText.of("zertz", GAME, RINGS, CLAIM, CAPTURE, STALL);

  /** The options of the variant {@code zertz}: all defaults. */
  public static final ZertzOptions DEFAULT = of(TEXT.defaults());

  /** The marbles and goals. */
  public enum GameRule {
    /** 5 white, 7 grey, 9 black; 2 of each colour, 3 white, 4 grey or 5 black win. */
    BASIC,
    /** 6 white, 8 grey, 10 black; 3 of each colour, 4 white, 5 grey or 6 black win. */
    TOURNAMENT;

    /** Returns by how much the tournament exceeds the basic game in everything. */
    private int extra() {
      return this == TOURNAMENT ? 1 : 0;
    }

    /**
     * {@return the number of marbles of a colour, 5 to 10}
     *
     * @param marble the colour
     */
    public int marbles(Marble marble) {
      return 3 + 2 * marble.number() + extra();
    }

    /**
     * {@return the number of marbles of one colour that wins, 3 to 6}
     *
     * @param marble the colour
     */
    public int goal(Marble marble) {
      return 2 + marble.number() + extra();
    }

    /** {@return the number of marbles of each colour that wins, 2 or 3} */
    public int goalOfEach() {
      return 2 + extra();
    }
  }

  /** Whether isolated marbles may be left unclaimed. */
  public enum ClaimRule {
    /** The player claims any or none of the groups that the turn has isolated. */
    OPTIONAL,
    /** The player claims all of them. */
    AUTOMATIC
  }

  /** Whether a turn that ignores a capture is allowed. */
  public enum CaptureRule {
    /** It is refused. */
    FORCED,
    /** It is allowed, but the opponent can have it taken back. */
    RETRACT
  }

  /**
   * Creates options.
   *
   * @throws IllegalArgumentException if there is no such board or {@code stall} is out of its range
   */
  public ZertzOptions {
    TEXT.check(game, rings, claim, capture, stall);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException if the text is no variant of ZÉRTZ
   */
  public static ZertzOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  /**
   * {@return these options with other marbles and goals}
   *
   * @param newGame the marbles and goals
   */
  public ZertzOptions withGame(GameRule newGame) {
    return new ZertzOptions(newGame, rings, claim, capture, stall);
  }

  /**
   * {@return these options with another board}
   *
   * @param newRings 37, 40, 43, 44, 48 or 61
   * @throws IllegalArgumentException if there is no such board
   */
  public ZertzOptions withRings(int newRings) {
    return new ZertzOptions(game, newRings, claim, capture, stall);
  }

  /**
   * {@return these options with another rule for isolated marbles}
   *
   * @param newClaim the rule
   */
  public ZertzOptions withClaim(ClaimRule newClaim) {
    return new ZertzOptions(game, rings, newClaim, capture, stall);
  }

  /**
   * {@return these options with another rule for turns that ignore a capture}
   *
   * @param newCapture the rule
   */
  public ZertzOptions withCapture(CaptureRule newCapture) {
    return new ZertzOptions(game, rings, claim, newCapture, stall);
  }

  /**
   * {@return these options with another bound on turns in which no ring leaves the board}
   *
   * @param newStall 0 to 999; 0 for no such rule
   * @throws IllegalArgumentException if it is out of that range
   */
  public ZertzOptions withStall(int newStall) {
    return new ZertzOptions(game, rings, claim, capture, newStall);
  }

  /** {@return the canonical variant id, such as {@code zertz:rings=48,claim=automatic}} */
  public String variant() {
    return TEXT.format(TEXT.values(game, rings, claim, capture, stall));
  }

  private static ZertzOptions of(OptionValues values) {
    return new ZertzOptions(
        values.get(GAME),
        values.get(RINGS),
        values.get(CLAIM),
        values.get(CAPTURE),
        values.get(STALL));
  }
}
