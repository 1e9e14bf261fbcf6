package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.stream.Stream;

/**
 * The choices that the rules of Castle of Mind leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = ColorfieldOptions.DEFAULT.withFirst(ColorfieldTeam.EMPTY).withQuiet(100);
 * options.variant(); // ==> colorfield:first=empty,quiet=100
 * var rules = ColorfieldRules.of(options);
 * }</pre>
 */
public final class ColorfieldOptions extends GameOptions<ColorfieldOptions> {
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

  private static final VariantOption<ColorfieldTeam> FIRST =
      VariantOption.ofEnum("first", ColorfieldTeam.FULL);
  private static final VariantOption<ForceRule> FORCE =
      VariantOption.ofEnum("force", ForceRule.LANDING);
  private static final VariantOption<BlockRule> BLOCK =
      VariantOption.ofEnum("block", BlockRule.INPLAY);
  private static final VariantOption<Integer> QUIET = VariantOption.ofNumber("quiet", 0, 0, 9999);
  static final VariantText TEXT = VariantText.of("colorfield", allOptions());

  /** The options of the variant {@code colorfield}: all defaults. */
  public static final ColorfieldOptions DEFAULT =
      new ColorfieldOptions(TEXT.defaults(), ColorfieldLayout.STANDARD);

  private final ColorfieldLayout layout;

  static ColorfieldOptions parse(String variant) {
    OptionValues values = TEXT.parse(variant);
    try {
      return of(values, ColorfieldLayout.of(variant, values));
    } catch (NotationException problem) {
      throw VariantException.of(problem);
    }
  }

  /**
   * {@return the options of a layout that is written for people (RULES.md, "Layout text")}
   *
   * @param text any text, of one line or more; it may name options too
   * @throws NotationException if the text is not a layout text; its column counts all characters of
   *     the text, including the ends of lines. Where two words or lines cannot follow one another,
   *     the column is that behind the first
   */
  public static ColorfieldOptions read(String text) {
    return new LayoutText(text).options();
  }

  /** Returns options with a layout, whose items replace those of the values. */
  private static ColorfieldOptions of(OptionValues values, ColorfieldLayout layout) {
    OptionValues all = values;
    for (VariantOption<String> item : LayoutItems.OPTIONS) {
      all = all.with(item, layout.items.getOrDefault(item.key(), item.defaultValue()));
    }
    return new ColorfieldOptions(all, layout);
  }

  private ColorfieldOptions(OptionValues values, ColorfieldLayout layout) {
    super(TEXT, values);
    this.layout = layout;
  }

  /** {@return the board and the pieces on it} */
  public ColorfieldLayout layout() {
    return layout;
  }

  /** {@return the team of player 1} */
  public ColorfieldTeam first() {
    return get(FIRST);
  }

  /** {@return when captures are compulsory} */
  public ForceRule force() {
    return get(FORCE);
  }

  /** {@return when a player is hemmed in} */
  public BlockRule block() {
    return get(BLOCK);
  }

  /**
   * {@return the number of moves in a row that neither take nor leave a gate after which the game
   * is a draw, 1 to 9999; 0 for none}
   */
  public int quiet() {
    return get(QUIET);
  }

  /**
   * {@return these options with another layout}
   *
   * @param layout the layout
   */
  public ColorfieldOptions withLayout(ColorfieldLayout layout) {
    return of(values(), layout);
  }

  /**
   * {@return these options with another team of player 1}
   *
   * @param first the team that moves first
   */
  public ColorfieldOptions withFirst(ColorfieldTeam first) {
    return with(FIRST, first);
  }

  /**
   * {@return these options with another rule for compulsory captures}
   *
   * @param force the rule
   */
  public ColorfieldOptions withForce(ForceRule force) {
    return with(FORCE, force);
  }

  /**
   * {@return these options with another rule for a player who is hemmed in}
   *
   * @param block the rule
   */
  public ColorfieldOptions withBlock(BlockRule block) {
    return with(BLOCK, block);
  }

  /**
   * {@return these options with another bound on quiet moves}
   *
   * @param quiet 1 to 9999, or 0 for none
   * @throws IllegalArgumentException if it is out of its range
   */
  public ColorfieldOptions withQuiet(int quiet) {
    return with(QUIET, quiet);
  }

  @Override
  protected ColorfieldOptions create(OptionValues values) {
    return new ColorfieldOptions(values, layout);
  }

  private static VariantOption<?>[] allOptions() {
    return Stream.concat(LayoutItems.OPTIONS.stream(), Stream.of(FIRST, FORCE, BLOCK, QUIET))
        .toArray(VariantOption<?>[]::new);
  }
}
