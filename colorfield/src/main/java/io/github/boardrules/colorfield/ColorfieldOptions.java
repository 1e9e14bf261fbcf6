package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

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
public record ColorfieldOptions(
    Layout layout, Team first, ForceRule force, BlockRule block, int quiet) {

  /** When captures are compulsory. */
  public enum ForceRule {
    /** A step onto the piece's own colour takes if it can. */
    LANDING,
    /** If some move takes, one that takes or goes into the middle must be chosen. */
    STEP
  }

  /** When a player is hemmed in, and so has lost. */
  public enum BlockRule {
    /** When none of the player's pieces in play can step. */
    INPLAY,
    /** When the player has no legal move at all. */
    ANY
  }

  private static final Option<Team> FIRST = Option.ofEnum("first", Team.FULL);
  private static final Option<ForceRule> FORCE = Option.ofEnum("force", ForceRule.LANDING);
  private static final Option<BlockRule> BLOCK = Option.ofEnum("block", BlockRule.INPLAY);
  private static final Option<Integer> QUIET = Option.ofNumber("quiet", 0, 0, 9999);

  /** The variant ids of the game. */
  static final VariantText TEXT = VariantText.of("colorfield", allOptions());

  /** The options of the variant {@code colorfield}: all defaults. */
  public static final ColorfieldOptions DEFAULT = parse("colorfield");

  /**
   * Checks the number of quiet moves.
   *
   * @throws IllegalArgumentException when it is out of its range
   */
  public ColorfieldOptions {
    TEXT.check(values(layout, first, force, block, quiet));
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException when the text is not the id of a variant of Castle of Mind, or its
   *     layout breaks a condition
   */
  public static ColorfieldOptions parse(String variant) {
    OptionValues values = TEXT.parse(variant);
    try {
      return new ColorfieldOptions(
          Layout.of(variant, values.texts()),
          values.get(FIRST),
          values.get(FORCE),
          values.get(BLOCK),
          values.get(QUIET));
    } catch (NotationException problem) {
      throw VariantException.of(problem);
    }
  }

  /**
   * {@return the options of a layout that is written for people (RULES.md, "Layout text")}
   *
   * @param text any text, of one line or more; it may name options too
   * @throws NotationException when the text is not a layout text; its column counts all characters
   *     of the text, including the ends of lines. Where two words or lines cannot follow one
   *     another, the column is that behind the first
   */
  public static ColorfieldOptions read(String text) {
    return new LayoutText(text).options();
  }

  /**
   * {@return these options with another layout}
   *
   * @param newLayout the layout
   */
  public ColorfieldOptions withLayout(Layout newLayout) {
    return new ColorfieldOptions(newLayout, first, force, block, quiet);
  }

  /**
   * {@return these options with another team of player 1}
   *
   * @param newFirst the team that moves first
   */
  public ColorfieldOptions withFirst(Team newFirst) {
    return new ColorfieldOptions(layout, newFirst, force, block, quiet);
  }

  /**
   * {@return these options with another rule for compulsory captures}
   *
   * @param newForce the rule
   */
  public ColorfieldOptions withForce(ForceRule newForce) {
    return new ColorfieldOptions(layout, first, newForce, block, quiet);
  }

  /**
   * {@return these options with another rule for a player who is hemmed in}
   *
   * @param newBlock the rule
   */
  public ColorfieldOptions withBlock(BlockRule newBlock) {
    return new ColorfieldOptions(layout, first, force, newBlock, quiet);
  }

  /**
   * {@return these options with another bound on quiet moves}
   *
   * @param newQuiet 1 to 9999, or 0 for none
   * @throws IllegalArgumentException when it is out of its range
   */
  public ColorfieldOptions withQuiet(int newQuiet) {
    return new ColorfieldOptions(layout, first, force, block, newQuiet);
  }

  /** {@return the canonical variant id, such as {@code colorfield:force=step,quiet=100}} */
  public String variant() {
    return TEXT.format(values(layout, first, force, block, quiet));
  }

  private static OptionValues values(
      Layout layout, Team first, ForceRule force, BlockRule block, int quiet) {
    List<Object> values = new ArrayList<>();
    LayoutItems.OPTIONS.forEach(
        item -> values.add(layout.items.getOrDefault(item.key(), item.defaultValue())));
    values.addAll(List.of(first, force, block, quiet));
    return TEXT.values(values.toArray());
  }

  private static Option<?>[] allOptions() {
    return Stream.concat(LayoutItems.OPTIONS.stream(), Stream.of(FIRST, FORCE, BLOCK, QUIET))
        .toArray(Option<?>[]::new);
  }
}
