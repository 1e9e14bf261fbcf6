package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that five-then-push leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = FivePushOptions.DEFAULT.withFirst(FivePushOptions.First.LAST);
 * options.variant(); // ==> fivepush:first=last
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param both who wins when one move makes both players' lines
 * @param edge what becomes of balls that are pushed off the block
 * @param first who pushes first
 * @param majority whether pushing needs the majority
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for none
 */
public record FivePushOptions(
    BothLines both, EdgeRule edge, FirstPusher first, boolean majority, int repeat)
    implements FamilyOptions {

  /** What becomes of balls that are pushed off the block. */
  public enum EdgeRule {
    /** They stay on the board: complete lines are pushed. */
    KEEP,
    /** They are taken off: runs are pushed. */
    REMOVE
  }

  /** Who pushes first. */
  public enum FirstPusher {
    /** The turn goes on. */
    NEXT,
    /** Whoever placed last. */
    LAST
  }

  private static final VariantText TEXT =
      new VariantText(
          "fivepush",
          List.of(
              Option.ofWords("both", "mover", OptionValues.of(BothLines.class)),
              Option.ofWords("edge", "keep", OptionValues.of(EdgeRule.class)),
              Option.ofWords("first", "next", OptionValues.of(FirstPusher.class)),
              Option.ofWords("majority", "yes", OptionValues.NO_YES),
              RepeatOption.OPTION));

  /** The options of the variant {@code fivepush}: all defaults. */
  public static final FivePushOptions DEFAULT =
      new FivePushOptions(BothLines.MOVER, EdgeRule.KEEP, FirstPusher.NEXT, true, 0);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException when there is no such variant
   */
  public FivePushOptions {
    Objects.requireNonNull(both);
    Objects.requireNonNull(edge);
    Objects.requireNonNull(first);
    RepeatOption.check(repeat);
  }

  /**
   * Reads the options from a variant id.
   *
   * @param text a variant id, such as {@code fivepush:edge=remove}
   * @return the options
   * @throws VariantException when the text is no variant of five-then-push
   */
  public static FivePushOptions parse(String text) {
    OptionValues words = TEXT.parse(text);
    return new FivePushOptions(
        words.constant("both", BothLines.class),
        words.constant("edge", EdgeRule.class),
        words.constant("first", FirstPusher.class),
        words.yes("majority"),
        words.number(RepeatOption.KEY));
  }

  /**
   * These options with another winner when one move makes both players' lines.
   *
   * @param newBoth who wins then
   * @return new options
   */
  public FivePushOptions withBoth(BothLines newBoth) {
    return new FivePushOptions(newBoth, edge, first, majority, repeat);
  }

  /**
   * These options with another rule for balls at the edge.
   *
   * @param newEdge what becomes of balls that are pushed off the block
   * @return new options
   */
  public FivePushOptions withEdge(EdgeRule newEdge) {
    return new FivePushOptions(both, newEdge, first, majority, repeat);
  }

  /**
   * These options with another first to push.
   *
   * @param newFirst who pushes first
   * @return new options
   */
  public FivePushOptions withFirst(FirstPusher newFirst) {
    return new FivePushOptions(both, edge, newFirst, majority, repeat);
  }

  /**
   * These options with or without the majority.
   *
   * @param newMajority whether pushing needs the majority
   * @return new options
   */
  public FivePushOptions withMajority(boolean newMajority) {
    return new FivePushOptions(both, edge, first, newMajority, repeat);
  }

  /**
   * These options that are drawn at another occurrence of a position.
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public FivePushOptions withRepeat(int newRepeat) {
    return new FivePushOptions(both, edge, first, majority, newRepeat);
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of(
            "both",
            OptionValues.of(both),
            "edge",
            OptionValues.of(edge),
            "first",
            OptionValues.of(first),
            "majority",
            OptionValues.of(majority),
            RepeatOption.KEY,
            Integer.toString(repeat)));
  }
}
