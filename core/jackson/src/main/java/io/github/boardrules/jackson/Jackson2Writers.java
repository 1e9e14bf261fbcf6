package io.github.boardrules.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Map;

/** What writes the shapes with Jackson 2, or those that are texts as keys. */
final class Jackson2Writers extends SimpleSerializers {
  private static final long serialVersionUID = 1;

  private final JsonTypes types;
  private final boolean areKeys;

  Jackson2Writers(JsonTypes types, boolean areKeys) {
    this.types = types;
    this.areKeys = areKeys;
  }

  @Override
  public JsonSerializer<?> findSerializer(
      SerializationConfig config, JavaType type, BeanDescription bean) {
    Class<?> raw = type.getRawClass();
    if (areKeys && types.isText(raw)) {
      return new Keys(types);
    }
    return !areKeys && types.isWritten(raw)
        ? new Values(types)
        : super.findSerializer(config, type, bean);
  }

  private static final class Keys extends StdSerializer<Object> {
    private static final long serialVersionUID = 1;

    private final JsonTypes types;

    Keys(JsonTypes types) {
      super(Object.class);
      this.types = types;
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializerProvider context)
        throws IOException {
      out.writeFieldName(types.shape(key, context.getLocale()).toString());
    }
  }

  /** Only the value itself has the id of a type, where ids are wanted; what is in it has none. */
  private static final class Values extends StdSerializer<Object> {
    private static final long serialVersionUID = 1;

    private final JsonTypes types;

    Values(JsonTypes types) {
      super(Object.class);
      this.types = types;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider context)
        throws IOException {
      write(types.shape(value, context.getLocale()), out, context);
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator out, SerializerProvider context, TypeSerializer ids)
        throws IOException {
      Object shape = types.shape(value, context.getLocale());
      WritableTypeId id = ids.writeTypePrefix(out, ids.typeId(value, start(shape)));
      writeContent(shape, out, context);
      ids.writeTypeSuffix(out, id);
    }

    private static JsonToken start(Object shape) {
      if (shape instanceof Map) {
        return JsonToken.START_OBJECT;
      }
      return shape instanceof Iterable ? JsonToken.START_ARRAY : JsonToken.VALUE_STRING;
    }

    private static void write(Object shape, JsonGenerator out, SerializerProvider context)
        throws IOException {
      if (shape instanceof Map) {
        out.writeStartObject();
        writeContent(shape, out, context);
        out.writeEndObject();
      } else if (shape instanceof Iterable) {
        out.writeStartArray();
        writeContent(shape, out, context);
        out.writeEndArray();
      } else {
        writeContent(shape, out, context);
      }
    }

    private static void writeContent(Object shape, JsonGenerator out, SerializerProvider context)
        throws IOException {
      if (shape instanceof Map<? extends Object, ? extends Object> fields) {
        for (Map.Entry<? extends Object, ? extends Object> field : fields.entrySet()) {
          out.writeFieldName(field.getKey().toString());
          write(field.getValue(), out, context);
        }
      } else if (shape instanceof Iterable<? extends Object> elements) {
        for (Object element : elements) {
          write(element, out, context);
        }
      } else {
        context.findValueSerializer(shape.getClass()).serialize(shape, out, context);
      }
    }
  }
}
