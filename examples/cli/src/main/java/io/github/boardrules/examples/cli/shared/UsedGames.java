package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The games of the program. They may be somebody else's, so the family that was used last is known,
 * for reports of errors in it.
 */
public final class UsedGames {
  /** Fewer letters may begin a name by chance. */
  private static final int SHORTEST_NAME = 3;

  private final Catalog catalog;
  private Optional<GameFamily> last = Optional.empty();

  public UsedGames(Catalog catalog) {
    this.catalog = catalog;
  }

  public Catalog catalog() {
    return catalog;
  }

  public List<String> ids() {
    return catalog.games().stream().map(GameInfo::id).toList();
  }

  /** Returns the id of the game that somebody has called by its name, in one of its languages. */
  Optional<String> named(String typed) {
    String name = lettersAndDigits(typed);
    List<String> found =
        catalog.games().stream()
            .filter(game -> name.length() >= SHORTEST_NAME)
            .filter(
                game ->
                    game.languages().stream()
                        .map(game.name()::message)
                        .anyMatch(each -> lettersAndDigits(each).startsWith(name)))
            .map(GameInfo::id)
            .toList();
    return found.size() == 1 ? found.stream().findFirst() : Optional.empty();
  }

  private static String lettersAndDigits(String name) {
    StringBuilder kept = new StringBuilder();
    Nearest.plain(name)
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(kept::appendCodePoint);
    return kept.toString();
  }

  /** Returns a variant of a game whose id is not a variant by itself. */
  Optional<String> example(String id) {
    return catalog.games().stream()
        .filter(game -> game.id().equals(id))
        .flatMap(game -> game.variantIds().stream())
        .findFirst();
  }

  /** Returns whether one of the games, the library or the program speaks a language. */
  public boolean areIn(Locale language) {
    return Texts.isKnown(language)
        || catalog.games().stream()
            .anyMatch(
                game ->
                    game.languages().contains(language)
                        || game.messages().filter(messages -> messages.isIn(language)).isPresent());
  }

  /** Returns all languages of the games, the library and the program. */
  public List<String> languages() {
    return Stream.concat(
            catalog.games().stream()
                .flatMap(game -> game.languages().stream())
                .map(Locale::toLanguageTag),
            Stream.of(Locale.getISOLanguages()).filter(each -> Texts.isKnown(new Locale(each))))
        .distinct()
        .sorted()
        .toList();
  }

  GameInfo game(String id) {
    last = Optional.of(catalog.family(id));
    return catalog.game(id);
  }

  public String module(String id) {
    return catalog.family(id).module();
  }

  public VariantInfo describe(String variant) {
    return used(variant, catalog::describe);
  }

  public Rules<?, ?> rules(String variant) {
    return used(variant, catalog::rules);
  }

  public String withDrawn(String variant, long number) {
    return used(variant, id -> catalog.withDrawn(id, number));
  }

  /** Asks for a variant, whose game may be unusable. */
  private <T> T used(String variant, Function<String, T> question) {
    last = Optional.of(catalog.family(variant));
    try {
      return question.apply(variant);
    } catch (VariantException problem) {
      throw problem;
    } catch (IllegalArgumentException problem) {
      throw Failure.of("unloadable-games", "problem", String.valueOf(problem.getMessage()));
    }
  }

  public MatchRecord<?, ?> readSiteRecord(String sgf) {
    MatchRecord<?, ?> record = BoardspaceRecords.read(sgf);
    last = Optional.of(catalog.family(record.toMatch().rules().variant()));
    return record;
  }

  /** Returns the family whose game was used last; empty if none was. */
  public Optional<GameFamily> last() {
    return last;
  }
}
