package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that the rules of Castle of Mind leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = ColorfieldOptions.DEFAULT.withFirst(Team.EMPTY).withQuiet(100);
 * options.variant(); // ==> colorfield:first=empty,quiet=100
 * var rules = ColorfieldRules.of(options);
 * }</pre>
 *
 * @param layout the board and the pieces on it
 * @param first the team of player 1
 * @param force when captures are compulsory
 * @param block when a player is hemmed in
 * @param quiet the number of moves in a row that neither take nor leave a gate after which the game
 *     is a draw, 1 to 9999; 0 for none
 */
public record ColorfieldOptions(Layout layout, Team first, Force force, Block block, int quiet) {
  private static final int MOST_QUIET = 9999;

  /** When captures are compulsory. */
  public enum Force {
    /** A step that lands on the piece's own colour takes if it can. */
    LANDING,
    /** If some move takes, one that takes or goes into the middle is chosen. */
    STEP
  }

  /** When a player is hemmed in. */
  public enum Block {
    /** When none of his pieces in play can step. */
    INPLAY,
    /** When he has no legal move at all. */
    ANY
  }

  private static final VariantText TEXT = new VariantText("colorfield", options());

  /** The options of the variant {@code colorfield}: all defaults. */
  public static final ColorfieldOptions DEFAULT =
      new ColorfieldOptions(Layout.STANDARD, Team.FULL, Force.LANDING, Block.INPLAY, 0);

  /**
   * Checks the number of quiet moves.
   *
   * @throws IllegalArgumentException when it is out of its range
   */
  public ColorfieldOptions {
    Objects.requireNonNull(layout);
    Objects.requireNonNull(first);
    Objects.requireNonNull(force);
    Objects.requireNonNull(block);
    if (quiet < 0 || quiet > MOST_QUIET) {
      throw new IllegalArgumentException("Quiet moves are 0 to 9999, not " + quiet + ".");
    }
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of Castle of Mind; a layout that breaks a
   *     condition is refused with what is to be mended
   */
  public static ColorfieldOptions parse(String variant) {
    OptionValues words = TEXT.parse(variant);
    try {
      return new ColorfieldOptions(
          Layout.of(variant, words.values()),
          words.constant("first", Team.class),
          words.constant("force", Force.class),
          words.constant("block", Block.class),
          words.number("quiet"));
    } catch (NotationException problem) {
      throw new VariantException(problem);
    }
  }

  /**
   * Reads a layout that is written for people, with options or without (RULES.md, "Layout text").
   *
   * @param text any text, of one line or more; it may name options too
   * @return the options with that layout
   * @throws NotationException when the text is no layout text; its column counts all characters of
   *     the text, line ends included. It is where the id goes wrong that the text stands for: of
   *     two words or lines that cannot follow one another, the end of the first
   */
  public static ColorfieldOptions read(String text) {
    return new LayoutText(text).options();
  }

  /**
   * These options with another layout.
   *
   * @param newLayout the layout
   * @return new options
   */
  public ColorfieldOptions withLayout(Layout newLayout) {
    return new ColorfieldOptions(newLayout, first, force, block, quiet);
  }

  /**
   * These options with another team of player 1.
   *
   * @param newFirst the team that moves first
   * @return new options
   */
  public ColorfieldOptions withFirst(Team newFirst) {
    return new ColorfieldOptions(layout, newFirst, force, block, quiet);
  }

  /**
   * These options with another rule for captures.
   *
   * @param newForce the rule
   * @return new options
   */
  public ColorfieldOptions withForce(Force newForce) {
    return new ColorfieldOptions(layout, first, newForce, block, quiet);
  }

  /**
   * These options with another rule for a player who is hemmed in.
   *
   * @param newBlock the rule
   * @return new options
   */
  public ColorfieldOptions withBlock(Block newBlock) {
    return new ColorfieldOptions(layout, first, force, newBlock, quiet);
  }

  /**
   * These options with another bound on quiet moves.
   *
   * @param newQuiet 1 to 9999, or 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is out of its range
   */
  public ColorfieldOptions withQuiet(int newQuiet) {
    return new ColorfieldOptions(layout, first, force, block, newQuiet);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code colorfield:force=step,quiet=100}
   */
  public String variant() {
    Map<String, String> values = new HashMap<>(layout.items());
    values.put("first", OptionValues.of(first));
    values.put("force", OptionValues.of(force));
    values.put("block", OptionValues.of(block));
    values.put("quiet", Integer.toString(quiet));
    return TEXT.format(values);
  }

  private static List<Option> options() {
    List<Option> options = new ArrayList<>(LayoutItems.OPTIONS);
    options.add(Option.ofWords("first", "full", OptionValues.of(Team.class)));
    options.add(Option.ofWords("force", "landing", OptionValues.of(Force.class)));
    options.add(Option.ofWords("block", "inplay", OptionValues.of(Block.class)));
    options.add(Option.ofNumber("quiet", 0, 0, MOST_QUIET));
    return List.copyOf(options);
  }
}
