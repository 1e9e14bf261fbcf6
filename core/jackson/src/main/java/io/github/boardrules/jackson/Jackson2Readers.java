package io.github.boardrules.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import java.io.IOException;
import java.io.Serializable;

/** What reads texts with Jackson 2. */
final class Jackson2Readers extends SimpleDeserializers {
  private static final long serialVersionUID = 1;

  private final JsonTypes types;

  Jackson2Readers(JsonTypes types) {
    this.types = types;
  }

  @Override
  public JsonDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription bean)
      throws JsonMappingException {
    return hasDeserializerFor(config, type.getRawClass())
        ? new Values(type.getRawClass())
        : super.findBeanDeserializer(type, config, bean);
  }

  @Override
  public JsonDeserializer<?> findEnumDeserializer(
      Class<?> type, DeserializationConfig config, BeanDescription bean)
      throws JsonMappingException {
    return hasDeserializerFor(config, type)
        ? new Values(type)
        : super.findEnumDeserializer(type, config, bean);
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return types.isRead(type);
  }

  private final class Values extends StdDeserializer<Object> {
    private static final long serialVersionUID = 1;

    Values(Class<?> type) {
      super(type);
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
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
  private static String text(JsonParser in, DeserializationContext context, Class<?> type)
      throws IOException {
    if (!JsonTypes.hasFields(type) || in.currentToken() != JsonToken.START_OBJECT) {
      return context.readValue(in, String.class);
    }
    JsonNode text = context.readTree(in).path("text");
    return text.isTextual()
        ? text.textValue()
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
        JavaType type, DeserializationConfig config, BeanDescription bean) {
      return types.isRead(type.getRawClass())
          ? new Key(types, type.getRawClass())
          : super.findKeyDeserializer(type, config, bean);
    }
  }

  private static final class Key extends KeyDeserializer implements Serializable {
    private static final long serialVersionUID = 1;

    private final JsonTypes types;
    private final Class<?> type;

    Key(JsonTypes types, Class<?> type) {
      this.types = types;
      this.type = type;
    }

    @Override
    public Object deserializeKey(String text, DeserializationContext context)
        throws JsonMappingException {
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
