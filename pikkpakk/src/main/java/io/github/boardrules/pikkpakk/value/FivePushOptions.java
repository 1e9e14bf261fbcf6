package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that five-then-push leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = FivePushOptions.DEFAULT.withFirst(FivePushOptions.FirstPushRule.LAST);
 * options.variant(); // ==> fivepush:first=last
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param both who wins when one move makes both players' lines
 * @param edge what happens to balls that are pushed off the block
 * @param first who pushes first
 * @param isMajorityNeeded whether a push needs the majority
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for no such rule
 */
public record FivePushOptions(
    BothLinesRule both, EdgeRule edge, FirstPushRule first, boolean isMajorityNeeded, int repeat)
    implements FamilyOptions {

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

  private static final Option<EdgeRule> EDGE = Option.ofEnum("edge", EdgeRule.KEEP);
  private static final Option<FirstPushRule> FIRST = Option.ofEnum("first", FirstPushRule.NEXT);
  private static final Option<Boolean> MAJORITY = Option.ofFlag("majority", true);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("fivepush", SharedOptions.BOTH, EDGE, FIRST, MAJORITY, SharedOptions.REPEAT);

  /** The options of the variant {@code fivepush}: all defaults. */
  public static final FivePushOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if there is no such variant
   */
  public FivePushOptions {
    TEXT.check(both, edge, first, isMajorityNeeded, repeat);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant a variant id, such as {@code fivepush:edge=remove}
   * @throws VariantException if the text is not a variant of five-then-push
   */
  public static FivePushOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static FivePushOptions of(OptionValues values) {
    return new FivePushOptions(
        values.get(SharedOptions.BOTH),
        values.get(EDGE),
        values.get(FIRST),
        values.get(MAJORITY),
        values.get(SharedOptions.REPEAT));
  }

  /**
   * {@return these options with another winner when one move makes both players' lines}
   *
   * @param newBoth who wins then
   */
  public FivePushOptions withBoth(BothLinesRule newBoth) {
    return of(values().with(SharedOptions.BOTH, newBoth));
  }

  /**
   * {@return these options with another rule for balls at the edge}
   *
   * @param newEdge what happens to balls that are pushed off the block
   */
  public FivePushOptions withEdge(EdgeRule newEdge) {
    return of(values().with(EDGE, newEdge));
  }

  /**
   * {@return these options with another player who pushes first}
   *
   * @param newFirst who pushes first
   */
  public FivePushOptions withFirst(FirstPushRule newFirst) {
    return of(values().with(FIRST, newFirst));
  }

  /**
   * {@return these options with or without the majority rule}
   *
   * @param newMajority whether a push needs the majority
   */
  public FivePushOptions withMajority(boolean newMajority) {
    return of(values().with(MAJORITY, newMajority));
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public FivePushOptions withRepeat(int newRepeat) {
    return of(values().with(SharedOptions.REPEAT, newRepeat));
  }

  @Override
  public VariantText text() {
    return TEXT;
  }

  @Override
  public String variant() {
    return TEXT.format(values());
  }

  private OptionValues values() {
    return TEXT.values(both, edge, first, isMajorityNeeded, repeat);
  }
}
