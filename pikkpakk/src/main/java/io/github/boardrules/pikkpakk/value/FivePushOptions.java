package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that five-then-push leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = FivePushOptions.DEFAULT.withFirst(FivePushOptions.FirstPushRule.LAST);
 * options.variant(); // ==> fivepush:first=last
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 */
public final class FivePushOptions extends GameOptions<FivePushOptions>
    implements PikkPakkFamilyOptions {
  /** What happens to balls that are pushed off the block. */
  public enum EdgeRule {
    /** They stay on the board: complete lines are pushed. */
    KEEP,
    /** They are removed: runs are pushed. */
    REMOVE
  }

  /** Who pushes first. */
  public enum FirstPushRule {
    /** The player whose turn is next. */
    NEXT,
    /** The player who placed the last ball. */
    LAST
  }

  private static final VariantOption<EdgeRule> EDGE = VariantOption.ofEnum("edge", EdgeRule.KEEP);
  private static final VariantOption<FirstPushRule> FIRST =
      VariantOption.ofEnum("first", FirstPushRule.NEXT);
  private static final VariantOption<Boolean> MAJORITY = VariantOption.ofFlag("majority", true);

  static final VariantText TEXT =
      VariantText.of("fivepush", SharedOptions.BOTH, EDGE, FIRST, MAJORITY, SharedOptions.REPEAT);

  /** The options of the variant {@code fivepush}: all defaults. */
  public static final FivePushOptions DEFAULT = new FivePushOptions(TEXT.defaults());

  static FivePushOptions parse(String variant) {
    return new FivePushOptions(TEXT.parse(variant));
  }

  private FivePushOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return who wins when one move makes both players' lines} */
  public BothLinesRule both() {
    return get(SharedOptions.BOTH);
  }

  /** {@return what happens to balls that are pushed off the block} */
  public EdgeRule edge() {
    return get(EDGE);
  }

  /** {@return who pushes first} */
  public FirstPushRule first() {
    return get(FIRST);
  }

  /** {@return whether a push needs the majority} */
  public boolean majority() {
    return get(MAJORITY);
  }

  /** {@return the occurrence of a position that ends the game, 2 to 9; 0 for no such rule} */
  public int repeat() {
    return get(SharedOptions.REPEAT);
  }

  /**
   * {@return these options with another winner when one move makes both players' lines}
   *
   * @param both who wins then
   */
  public FivePushOptions withBoth(BothLinesRule both) {
    return with(SharedOptions.BOTH, both);
  }

  /**
   * {@return these options with another rule for balls at the edge}
   *
   * @param edge what happens to balls that are pushed off the block
   */
  public FivePushOptions withEdge(EdgeRule edge) {
    return with(EDGE, edge);
  }

  /**
   * {@return these options with another player who pushes first}
   *
   * @param first who pushes first
   */
  public FivePushOptions withFirst(FirstPushRule first) {
    return with(FIRST, first);
  }

  /**
   * {@return these options with or without the majority rule}
   *
   * @param majority whether a push needs the majority
   */
  public FivePushOptions withMajority(boolean majority) {
    return with(MAJORITY, majority);
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param repeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public FivePushOptions withRepeat(int repeat) {
    return with(SharedOptions.REPEAT, repeat);
  }

  @Override
  protected FivePushOptions create(OptionValues values) {
    return new FivePushOptions(values);
  }
}
