package io.github.boardrules.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.ser.std.StdSerializer;

/** What writes the shapes with Jackson 3, or those that are texts as keys. */
final class Jackson3Writers extends SimpleSerializers {
  private static final long serialVersionUID = 1;

  private final JsonTypes types;
  private final boolean areKeys;

  Jackson3Writers(JsonTypes types, boolean areKeys) {
    this.types = types;
    this.areKeys = areKeys;
  }

  @Override
  public ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier bean,
      JsonFormat.Value format) {
    return find(type).orElseGet(() -> super.findSerializer(config, type, bean, format));
  }

  @Override
  public ValueSerializer<?> findEnumSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier bean,
      JsonFormat.Value format) {
    return find(type).orElseGet(() -> super.findEnumSerializer(config, type, bean, format));
  }

  private Optional<ValueSerializer<?>> find(JavaType type) {
    if (areKeys) {
      return types.isText(type.getRawClass()) ? Optional.of(new Keys(types)) : Optional.empty();
    }
    return types.isWritten(type.getRawClass()) ? Optional.of(new Values(types)) : Optional.empty();
  }

  private static final class Keys extends StdSerializer<Object> {
    private final JsonTypes types;

    Keys(JsonTypes types) {
      super(Object.class);
      this.types = types;
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializationContext context) {
      out.writeName(types.shape(key, context.getLocale()).toString());
    }
  }

  /** Only the value itself has the id of a type, where ids are wanted; what is in it has none. */
  private static final class Values extends StdSerializer<Object> {
    private final JsonTypes types;

    Values(JsonTypes types) {
      super(Object.class);
      this.types = types;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) {
      write(types.shape(value, context.getLocale()), out, context);
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator out, SerializationContext context, TypeSerializer ids) {
      Object shape = types.shape(value, context.getLocale());
      WritableTypeId id = ids.writeTypePrefix(out, context, ids.typeId(value, start(shape)));
      writeContent(shape, out, context);
      ids.writeTypeSuffix(out, context, id);
    }

    private static JsonToken start(Object shape) {
      if (shape instanceof Map) {
        return JsonToken.START_OBJECT;
      }
      return shape instanceof Iterable ? JsonToken.START_ARRAY : JsonToken.VALUE_STRING;
    }

    private static void write(Object shape, JsonGenerator out, SerializationContext context) {
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

    private static void writeContent(
        Object shape, JsonGenerator out, SerializationContext context) {
      if (shape instanceof Map<? extends Object, ? extends Object> fields) {
        for (Map.Entry<? extends Object, ? extends Object> field : fields.entrySet()) {
          out.writeName(field.getKey().toString());
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
