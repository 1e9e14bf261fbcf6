package io.github.boardrules.zertz;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the rules of ZÉRTZ leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = ZertzOptions.DEFAULT.withRings(48).withClaim(ZertzOptions.ClaimRule.AUTOMATIC);
 * options.variant(); // ==> zertz:rings=48,claim=automatic
 * var rules = ZertzRules.of(options);
 * }</pre>
 */
public final class ZertzOptions extends GameOptions<ZertzOptions> {
  private static final VariantOption<GameRule> GAME = VariantOption.ofEnum("game", GameRule.BASIC);
  private static final VariantOption<Integer> RINGS =
      VariantOption.ofChoice("rings", 37, 40, 43, 44, 48, 61);
  private static final VariantOption<ClaimRule> CLAIM =
      VariantOption.ofEnum("claim", ClaimRule.OPTIONAL);
  private static final VariantOption<CaptureRule> CAPTURE =
      VariantOption.ofEnum("capture", CaptureRule.FORCED);
  private static final VariantOption<Integer> STALL = VariantOption.ofNumber("stall", 0, 0, 999);
  static final VariantText TEXT = VariantText.of("zertz", GAME, RINGS, CLAIM, CAPTURE, STALL);

  /** The options of the variant {@code zertz}: all defaults. */
  public static final ZertzOptions DEFAULT = new ZertzOptions(TEXT.defaults());

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
    public int marbles(ZertzMarble marble) {
      return 3 + 2 * marble.number() + extra();
    }

    /**
     * {@return the number of marbles of one colour that wins, 3 to 6}
     *
     * @param marble the colour
     */
    public int goal(ZertzMarble marble) {
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

  static ZertzOptions parse(String variant) {
    return new ZertzOptions(TEXT.parse(variant));
  }

  private ZertzOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return the marbles and goals} */
  public GameRule game() {
    return get(GAME);
  }

  /** {@return the number of rings of the start board: 37, 40, 43, 44, 48 or 61} */
  public int rings() {
    return get(RINGS);
  }

  /** {@return whether isolated marbles may be left unclaimed} */
  public ClaimRule claim() {
    return get(CLAIM);
  }

  /** {@return whether a turn that ignores a capture is allowed} */
  public CaptureRule capture() {
    return get(CAPTURE);
  }

  /**
   * {@return how many turns in a row without a ring leaving the board make a draw: 1 to 999, or 0
   * for no such rule}
   */
  public int stall() {
    return get(STALL);
  }

  /**
   * {@return these options with other marbles and goals}
   *
   * @param game the marbles and goals
   */
  public ZertzOptions withGame(GameRule game) {
    return with(GAME, game);
  }

  /**
   * {@return these options with another board}
   *
   * @param rings 37, 40, 43, 44, 48 or 61
   * @throws IllegalArgumentException if there is no such board
   */
  public ZertzOptions withRings(int rings) {
    return with(RINGS, rings);
  }

  /**
   * {@return these options with another rule for isolated marbles}
   *
   * @param claim the rule
   */
  public ZertzOptions withClaim(ClaimRule claim) {
    return with(CLAIM, claim);
  }

  /**
   * {@return these options with another rule for turns that ignore a capture}
   *
   * @param capture the rule
   */
  public ZertzOptions withCapture(CaptureRule capture) {
    return with(CAPTURE, capture);
  }

  /**
   * {@return these options with another bound on turns in which no ring leaves the board}
   *
   * @param stall 0 to 999; 0 for no such rule
   * @throws IllegalArgumentException if it is out of that range
   */
  public ZertzOptions withStall(int stall) {
    return with(STALL, stall);
  }

  @Override
  protected ZertzOptions create(OptionValues values) {
    return new ZertzOptions(values);
  }
}
