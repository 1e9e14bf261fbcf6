package io.github.boardrules.jackson;

import io.github.boardrules.core.catalog.Catalog;
import java.util.Objects;
import tools.jackson.core.Version;
import tools.jackson.databind.module.SimpleModule;

/**
 * Teaches Jackson 3 the types of the library. {@code findAndAddModules()} finds it, and so does
 * Spring Boot 4.
 *
 * <ul>
 *   <li>Positions, moves, steps, statuses, codes, variants of rules or of the options of a game,
 *       and records are texts.
 *   <li>A refusal is its code, its cells and a sentence; an unreadable text is reported alike.
 *   <li>Matches, drafts, diagrams, changes, games and options have fields, but none for a value
 *       that is missing.
 *   <li>Sentences and labels are in the locale of the writer: {@code mapper.writer().with(locale)}.
 * </ul>
 *
 * <p>Steps, moves, {@code Rules} of any type, {@code TextRules}, {@code MatchRecord<String,
 * String>} and enums of reasons are read from their texts; a wrong one is reported as Jackson
 * reports any wrong value, with the {@code NotationException} as its cause. For positions ask
 * {@code rules.notation()}. What is a text may be a key of a map.
 *
 * <p>With default typing a value has the id of its type, and what is in it has none. A mapper with
 * the module can be serialized, as long as the families of its games are installed or have a public
 * constructor without parameters. Of several modules, each with a catalog of its own, the last one
 * reads rules and records.
 *
 * <pre>{@code
 * var mapper = JsonMapper.builder().addModule(new BoardrulesModule()).build();
 * mapper.writeValueAsString(Refusal.gameOver());
 *     // ==> {"code":"game-over","cells":[],"sentence":"The game is over."}
 * mapper.readValue("\"cell:d4\"", Step.class); // ==> cell:d4
 * }</pre>
 */
public final class BoardrulesModule extends SimpleModule {
  private static final long serialVersionUID = 1;

  /** Creates the module with all games that are installed. */
  public BoardrulesModule() {
    this(Catalog.installed());
  }

  /**
   * Creates the module with the games of a catalog.
   *
   * @param catalog the games whose positions, moves and records occur in the JSON
   */
  public BoardrulesModule(Catalog catalog) {
    this(new JsonTypes(Objects.requireNonNull(catalog, "catalog")));
  }

  /** The name differs with the games, so that a mapper takes modules of several catalogs. */
  private BoardrulesModule(JsonTypes types) {
    super("boardrules", Version.unknownVersion(), types.name());
    setSerializers(new Jackson3Writers(types, false));
    setKeySerializers(new Jackson3Writers(types, true));
    setDeserializers(new Jackson3Readers(types));
    setKeyDeserializers(new Jackson3Readers.Keys(types));
  }
}
