package io.github.boardrules.zertz;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that the rules of ZÉRTZ leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = ZertzOptions.DEFAULT.withRings(48).withClaim(ZertzOptions.Claim.AUTOMATIC);
 * options.variant(); // ==> zertz:rings=48,claim=automatic
 * var rules = ZertzRules.of(options);
 * }</pre>
 *
 * @param game marbles and goals
 * @param rings the number of rings of the start board: 37, 40, 43, 44, 48 or 61
 * @param claim whether isolated marbles may be left unclaimed
 * @param capture what happens to a turn that ignores a capture
 * @param stall how many turns in a row without a ring leaving the board make a draw: 1 to 999, or 0
 *     for no such rule
 */
public record ZertzOptions(
    GameType game, int rings, ClaimRule claim, CaptureRule capture, int stall) {

  /** Marbles and goals. */
  public enum GameType {
    /** 5 white, 7 grey, 9 black; 2 of each colour, 3 white, 4 grey or 5 black win. */
    BASIC,
    /** 6 white, 8 grey, 10 black; 3 of each colour, 4 white, 5 grey or 6 black win. */
    TOURNAMENT;

    /** What the tournament has more of everything. */
    private int extra() {
      return this == TOURNAMENT ? 1 : 0;
    }

    /**
     * How many marbles of a colour there are.
     *
     * @param marble the colour
     * @return 5 to 10
     */
    public int marbles(Marble marble) {
      return 3 + 2 * marble.number() + extra();
    }

    /**
     * How many marbles of one colour win.
     *
     * @param marble the colour
     * @return 3 to 6
     */
    public int goal(Marble marble) {
      return 2 + marble.number() + extra();
    }

    /**
     * How many marbles of each colour together win.
     *
     * @return 2 or 3
     */
    public int goalOfEach() {
      return 2 + extra();
    }
  }

  /** Whether isolated marbles may be left unclaimed. */
  public enum ClaimRule {
    /** The player claims any of the groups that the turn has isolated, or none. */
    OPTIONAL,
    /** The player claims all of them. */
    AUTOMATIC
  }

  /** What happens to a turn that ignores a capture. */
  public enum CaptureRule {
    /** It is refused. */
    FORCED,
    /** It is allowed, and the opponent may have it taken back. */
    RETRACT
  }

  private static final int MAX_STALL = 999;

  private static final VariantText TEXT =
      new VariantText(
          "zertz",
          List.of(
              Option.ofWords("game", "basic", OptionValues.of(GameType.class)),
              Option.ofWords("rings", "37", List.of("37", "40", "43", "44", "48", "61")),
              Option.ofWords("claim", "optional", OptionValues.of(ClaimRule.class)),
              Option.ofWords("capture", "forced", OptionValues.of(CaptureRule.class)),
              Option.ofNumber("stall", 0, 0, MAX_STALL)));

  /** The options of the variant {@code zertz}: all defaults. */
  public static final ZertzOptions DEFAULT =
      new ZertzOptions(GameType.BASIC, 37, ClaimRule.OPTIONAL, CaptureRule.FORCED, 0);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException when there is no such board or {@code stall} is out of its
   *     range
   */
  public ZertzOptions {
    Objects.requireNonNull(game);
    Objects.requireNonNull(claim);
    Objects.requireNonNull(capture);
    Board.of(rings);
    if (stall < 0 || stall > MAX_STALL) {
      throw new IllegalArgumentException("stall is 0 to " + MAX_STALL + ", not " + stall + ".");
    }
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of ZÉRTZ
   */
  public static ZertzOptions parse(String variant) {
    OptionValues words = TEXT.parse(variant);
    return new ZertzOptions(
        words.constant("game", GameType.class),
        words.number("rings"),
        words.constant("claim", ClaimRule.class),
        words.constant("capture", CaptureRule.class),
        words.number("stall"));
  }

  /**
   * These options with other marbles and goals.
   *
   * @param newGame the marbles and goals
   * @return new options
   */
  public ZertzOptions withGame(GameType newGame) {
    return new ZertzOptions(newGame, rings, claim, capture, stall);
  }

  /**
   * These options with another board.
   *
   * @param newRings 37, 40, 43, 44, 48 or 61
   * @return new options
   * @throws IllegalArgumentException when there is no such board
   */
  public ZertzOptions withRings(int newRings) {
    return new ZertzOptions(game, newRings, claim, capture, stall);
  }

  /**
   * These options with another rule for isolated marbles.
   *
   * @param newClaim the rule
   * @return new options
   */
  public ZertzOptions withClaim(ClaimRule newClaim) {
    return new ZertzOptions(game, rings, newClaim, capture, stall);
  }

  /**
   * These options with another rule for turns that ignore a capture.
   *
   * @param newCapture the rule
   * @return new options
   */
  public ZertzOptions withCapture(CaptureRule newCapture) {
    return new ZertzOptions(game, rings, claim, newCapture, stall);
  }

  /**
   * These options with another bound on turns in which no ring leaves the board.
   *
   * @param newStall 0 to 999; 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is out of that range
   */
  public ZertzOptions withStall(int newStall) {
    return new ZertzOptions(game, rings, claim, capture, newStall);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code zertz:rings=48,claim=automatic}
   */
  public String variant() {
    return TEXT.format(
        Map.of(
            "game", OptionValues.of(game),
            "rings", Integer.toString(rings),
            "claim", OptionValues.of(claim),
            "capture", OptionValues.of(capture),
            "stall", Integer.toString(stall)));
  }
}
