package io.github.boardrules.jackson;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.catalog.Catalog;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Teaches Jackson 3 the types of the library. {@code findAndAddModules()} finds it, and Spring Boot
 * 4 does so by itself.
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
 * <p>Steps, moves, {@code Rules}, {@code TextRules} and {@code MatchRecord<String, String>} are
 * read from their texts; a wrong one is reported as Jackson reports any wrong value, with the
 * {@code NotationException} as its cause. For positions ask {@code rules.notation()}.
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
    super("boardrules");
    Objects.requireNonNull(catalog, "catalog");
    JsonShapes shapes = new JsonShapes(catalog);
    shapes.writers.forEach(this::addWriter);
    shapes.readers.forEach(this::addReader);
  }

  private void addWriter(Class<? extends Object> type, BiFunction<Object, Locale, Object> shape) {
    addSerializer(
        type,
        new StdSerializer<Object>(Object.class) {
          @Override
          public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            context.writeValue(out, shape.apply(value, context.getLocale()));
          }
        });
  }

  private <T> void addReader(Class<T> type, Function<String, Object> reader) {
    addDeserializer(
        type,
        new StdDeserializer<T>(type) {
          @Override
          public T deserialize(JsonParser in, DeserializationContext context) {
            String text = context.readValue(in, String.class);
            try {
              return type.cast(reader.apply(text));
            } catch (NotationException wrong) {
              throw context.weirdStringException(text, type, wrong.getMessage()).withCause(wrong);
            }
          }
        });
  }
}
