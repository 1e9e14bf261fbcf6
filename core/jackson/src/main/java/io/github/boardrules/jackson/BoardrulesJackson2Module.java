package io.github.boardrules.jackson;

import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.boardrules.core.catalog.Catalog;
import java.util.Objects;

/**
 * Teaches Jackson 2 what {@link BoardrulesModule} teaches Jackson 3. {@code new
 * ObjectMapper().findAndRegisterModules()} finds it; Spring Boot 3 needs it as a bean.
 *
 * <pre>{@code
 * var mapper = new ObjectMapper().registerModule(new BoardrulesJackson2Module());
 * mapper.writeValueAsString(Step.cell("d4")); // ==> "cell:d4"
 * }</pre>
 */
public final class BoardrulesJackson2Module extends SimpleModule {
  private static final long serialVersionUID = 1;

  /** Creates the module with all games that are installed. */
  public BoardrulesJackson2Module() {
    this(Catalog.installed());
  }

  /**
   * Creates the module with the games of a catalog.
   *
   * @param catalog the games whose positions, moves and records occur in the JSON
   */
  public BoardrulesJackson2Module(Catalog catalog) {
    this(new JsonTypes(Objects.requireNonNull(catalog, "catalog")));
  }

  /** The name differs with the games, so that a mapper takes modules of several catalogs. */
  private BoardrulesJackson2Module(JsonTypes types) {
    super(types.name());
    setSerializers(new Jackson2Writers(types, false));
    setKeySerializers(new Jackson2Writers(types, true));
    setDeserializers(new Jackson2Readers(types));
    setKeyDeserializers(new Jackson2Readers.Keys(types));
  }
}
