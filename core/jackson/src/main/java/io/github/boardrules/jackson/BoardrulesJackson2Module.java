package io.github.boardrules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.catalog.Catalog;
import java.io.IOException;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

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
          public void serialize(Object value, JsonGenerator out, SerializerProvider context)
              throws IOException {
            context.defaultSerializeValue(shape.apply(value, context.getLocale()), out);
          }
        });
  }

  private <T> void addReader(Class<T> type, Function<String, Object> reader) {
    addDeserializer(
        type,
        new StdDeserializer<T>(type) {
          @Override
          public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
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
