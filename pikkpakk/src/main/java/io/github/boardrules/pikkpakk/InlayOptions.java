package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that inlay puzzles leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = InlayOptions.DEFAULT.withFrom(Pattern.HALVES).withTo(Pattern.FRAME);
 * options.variant(); // ==> inlay:from=halves,to=frame
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param from the pattern at the start
 * @param push how lines are pushed
 * @param to the pattern to be made, of the same balls
 */
public record InlayOptions(Pattern from, PushMode push, Pattern to) implements FamilyOptions {

  private static final VariantText TEXT =
      new VariantText(
          "inlay",
          List.of(
              Option.ofText("from", "spiral", cursor -> Pattern.read(cursor).toString()),
              Option.ofWords("push", "line", List.of("line", "square")),
              Option.ofText("to", "chess", cursor -> Pattern.read(cursor).toString())));

  /** The options of the variant {@code inlay}: all defaults. */
  public static final InlayOptions DEFAULT =
      new InlayOptions(Pattern.SPIRAL, PushMode.LINE, Pattern.CHESS);

  /**
   * Checks that the patterns hold the same balls.
   *
   * @throws IllegalArgumentException when they do not
   */
  public InlayOptions {
    Objects.requireNonNull(push);
    if (!from.hasSameBalls(to)) {
      throw new IllegalArgumentException("The patterns hold different balls.");
    }
  }

  /**
   * Reads the options from a variant id.
   *
   * @param text a variant id, such as {@code inlay:to=halves}
   * @return the options
   * @throws VariantException when the text is no inlay puzzle
   */
  public static InlayOptions parse(String text) {
    OptionValues words = TEXT.parse(text);
    Pattern from = Pattern.parse(words.word("from"));
    Pattern to = Pattern.parse(words.word("to"));
    if (!from.hasSameBalls(to)) {
      throw new VariantException(
          new NotationException(text, PikkPakkTextReason.OTHER_BALLS, Map.of()));
    }
    return new InlayOptions(from, words.constant("push", PushMode.class), to);
  }

  /**
   * These options from another pattern.
   *
   * @param newFrom the pattern at the start
   * @return new options
   * @throws IllegalArgumentException when it holds other balls than the pattern to be made
   */
  public InlayOptions withFrom(Pattern newFrom) {
    return new InlayOptions(newFrom, push, to);
  }

  /**
   * These options with another way to push.
   *
   * @param newPush how lines are pushed
   * @return new options
   */
  public InlayOptions withPush(PushMode newPush) {
    return new InlayOptions(from, newPush, to);
  }

  /**
   * These options with another goal.
   *
   * @param newTo the pattern to be made
   * @return new options
   * @throws IllegalArgumentException when it holds other balls than the pattern at the start
   */
  public InlayOptions withTo(Pattern newTo) {
    return new InlayOptions(from, push, newTo);
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of("from", from.toString(), "push", OptionValues.of(push), "to", to.toString()));
  }
}
