package io.github.boardrules.jackson;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;

/** What reads texts with Jackson 3. */
final class Jackson3Readers extends SimpleDeserializers {
  private static final long serialVersionUID = 1;

  private final JsonTypes types;

  Jackson3Readers(JsonTypes types) {
    this.types = types;
  }

  @Override
  public ValueDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
    return hasDeserializerFor(config, type.getRawClass())
        ? new Values(type.getRawClass())
        : super.findBeanDeserializer(type, config, bean);
  }

  @Override
  public ValueDeserializer<?> findEnumDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
    return hasDeserializerFor(config, type.getRawClass())
        ? new Values(type.getRawClass())
        : super.findEnumDeserializer(type, config, bean);
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return types.isRead(type);
  }

  private final class Values extends StdDeserializer<Object> {
    Values(Class<?> type) {
      super(type);
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) {
      Class<?> type = handledType();
      String text = text(in, context, type);
      try {
        return types.read(type, text);
      } catch (IllegalArgumentException wrong) {
        throw context
            .weirdStringException(text, type, String.valueOf(wrong.getMessage()))
            .withCause(wrong);
      }
    }
  }

  /** Returns a text, or that of an object which has it among its fields. */
  private static String text(JsonParser in, DeserializationContext context, Class<?> type) {
    if (!JsonTypes.hasFields(type) || in.currentToken() != JsonToken.START_OBJECT) {
      return context.readValue(in, String.class);
    }
    JsonNode text = context.readTree(in).path("text");
    return text.isString()
        ? text.stringValue()
        : context.reportInputMismatch(type, "the object has no field \"text\" with a text");
  }

  /** What reads the keys of maps. */
  static final class Keys extends SimpleKeyDeserializers {
    private static final long serialVersionUID = 1;

    private final JsonTypes types;

    Keys(JsonTypes types) {
      this.types = types;
    }

    @Override
    public KeyDeserializer findKeyDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
      return types.isRead(type.getRawClass())
          ? new Key(types, type.getRawClass())
          : super.findKeyDeserializer(type, config, bean);
    }
  }

  private static final class Key extends KeyDeserializer {
    private final JsonTypes types;
    private final Class<?> type;

    Key(JsonTypes types, Class<?> type) {
      this.types = types;
      this.type = type;
    }

    @Override
    public Object deserializeKey(String text, DeserializationContext context) {
      try {
        return types.read(type, text);
      } catch (IllegalArgumentException wrong) {
        throw context
            .weirdKeyException(type, text, String.valueOf(wrong.getMessage()))
            .withCause(wrong);
      }
    }
  }
}
