package io.github.boardrules.core.catalog;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects the information about a game from its messages. They have, for a game {@code go}, these
 * keys:
 *
 * <ul>
 *   <li>{@code game.go}: its name;
 *   <li>{@code rules.go}: how it is played, in paragraphs that line feeds separate;
 *   <li>{@code variant.go.small}: the name of a variant that is added under the key {@code small};
 *   <li>those of its options, which {@link OptionInfo} lists.
 * </ul>
 *
 * <pre>{@code
 * var size = Option.ofChoice("size", 19, 9);
 * var sentences = """
 *     game.go=Go
 *     rules.go=Surround and capture.
 *     option.size=The size of the board.
 *     option.size.9=a small board
 *     option.size.19=a large board
 *     variant.go.standard=Standard
 *     variant.go.small=Small board
 *     """;
 * var bundle = new PropertyResourceBundle(new StringReader(sentences));
 * var game =
 *     GameInfo.builder(VariantText.of("go", size), new Messages(locale -> bundle))
 *         .variant("standard", "go")
 *         .variant("small", "go:size=9")
 *         .build();
 * game.variants().get(1).name();          // ==> Small board
 * game.options().get(0).valueLabel("9");  // ==> a small board
 * }</pre>
 */
@SuppressWarnings("exports") // of an annotation that only compilers need
public final class GameInfoBuilder {
  private final String game;
  private final Messages messages;
  private final List<OptionInfo> options;
  private final List<VariantInfo> variants = new ArrayList<>();
  private Optional<String> author = Optional.empty();

  GameInfoBuilder(VariantText text, Messages messages) {
    game = text.game();
    this.messages = messages;
    options = text.describe(messages);
  }

  /**
   * Sets who made the game, which is the same in every language. Without it the information names
   * nobody, as for a traditional game.
   *
   * @param names the names of its authors and, in parentheses, of its publisher, or the publisher's
   *     alone, such as {@code László Nagy (COGITORG)}
   * @return this builder
   */
  @CanIgnoreReturnValue
  public GameInfoBuilder author(String names) {
    author = Optional.of(names);
    return this;
  }

  /**
   * Adds a variant that is worth trying.
   *
   * @param key the last part of the key of its name
   * @param id its canonical id
   * @return this builder
   */
  @CanIgnoreReturnValue
  public GameInfoBuilder variant(String key, String id) {
    Label name = messages.label("variant." + game + "." + key);
    variants.add(VariantInfo.of(id, name, options));
    return this;
  }

  /**
   * Returns the information.
   *
   * @return the information; its variants are in the order in which they were added
   * @throws IllegalArgumentException if the author is blank, there is no variant, or the id of one
   *     does not begin with the game's id
   */
  public GameInfo build() {
    return new GameInfo(
        game,
        messages.label("game." + game),
        author,
        Optional.of(messages.label("rules." + game)),
        options,
        variants);
  }
}
