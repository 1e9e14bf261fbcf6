package io.github.boardrules.core.text;

import org.jspecify.annotations.Nullable;

/**
 * The choices that a variant of a game makes, as an immutable value: what the options of the games
 * have in common. A subclass is final and has no public constructor, so it can get another option
 * without breaking programs: for each option it has a constant, an accessor that is named by the
 * key, and a method {@code with…}. Two options of one class are equal if their variant ids are.
 *
 * <pre>{@code
 * final class RaceOptions extends GameOptions<RaceOptions> {
 *   private static final VariantOption<Integer> GOAL = VariantOption.ofNumber("goal", 20, 1, 99);
 *   private static final VariantText TEXT = VariantText.of("race", GOAL);
 *
 *   static final RaceOptions DEFAULT = new RaceOptions(TEXT.defaults());
 *
 *   private RaceOptions(OptionValues values) {
 *     super(TEXT, values);
 *   }
 *
 *   int goal() {
 *     return get(GOAL);
 *   }
 *
 *   RaceOptions withGoal(int goal) {
 *     return with(GOAL, goal);
 *   }
 *
 *   @Override
 *   protected RaceOptions create(OptionValues values) {
 *     return new RaceOptions(values);
 *   }
 * }
 *
 * RaceOptions.DEFAULT.withGoal(30).variant(); // ==> race:goal=30
 * }</pre>
 *
 * @param <O> the subclass
 */
public abstract class GameOptions<O extends GameOptions<O>> {
  private final VariantText text;
  private final OptionValues values;
  private final String variant;

  /**
   * Creates options.
   *
   * @param text the variant ids of the game
   * @param values values of its options
   * @throws IllegalArgumentException if a value is out of its range or breaks a condition
   */
  protected GameOptions(VariantText text, OptionValues values) {
    text.check(values);
    this.text = text;
    this.values = values;
    variant = text.format(values);
  }

  /** {@return the canonical variant id, such as {@code pylos:takeback=must,lines=yes}} */
  public final String variant() {
    return variant;
  }

  /** {@return the variant ids of the game} */
  public final VariantText text() {
    return text;
  }

  /**
   * {@return options of the subclass with some values}
   *
   * @param values the values, which the constructor checks
   */
  protected abstract O create(OptionValues values);

  /** {@return the values of all options} */
  protected final OptionValues values() {
    return values;
  }

  /**
   * {@return the value of an option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the game
   * @throws IllegalArgumentException if the game has no such option
   */
  protected final <T> T get(VariantOption<T> option) {
    return values.get(option);
  }

  /**
   * {@return these options with another value for one option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the game
   * @param value its new value
   * @throws IllegalArgumentException if the value is out of its range or breaks a condition, or if
   *     the game has no such option
   */
  protected final <T> O with(VariantOption<T> option, T value) {
    return create(values.with(option, value));
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public final boolean equals(@Nullable Object other) {
    return other == this
        || (other instanceof GameOptions<?> that
            && getClass() == that.getClass()
            && variant.equals(that.variant));
  }

  @Override
  public final int hashCode() {
    return variant.hashCode();
  }

  /** Returns the variant id. */
  @Override
  public final String toString() {
    return variant;
  }
}
