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

/** What writes the forms with Jackson 3, or those that are texts as keys. */
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
      return types.isText(type.getRawClass()) ? Optional.of(new Keys()) : Optional.empty();
    }
    return types.isWritten(type.getRawClass()) ? Optional.of(new Values()) : Optional.empty();
  }

  private final class Keys extends StdSerializer<Object> {
    Keys() {
      super(Object.class);
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializationContext context) {
      out.writeName(types.form(key, context.getLocale()).toString());
    }
  }

  /** Only the value itself has the id of a type, where ids are wanted; what is in it has none. */
  private final class Values extends StdSerializer<Object> {
    Values() {
      super(Object.class);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) {
      write(types.form(value, context.getLocale()), out, context);
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator out, SerializationContext context, TypeSerializer ids) {
      Object form = types.form(value, context.getLocale());
      WritableTypeId id = ids.writeTypePrefix(out, context, ids.typeId(value, start(form)));
      writeContent(form, out, context);
      ids.writeTypeSuffix(out, context, id);
    }

    private static JsonToken start(Object form) {
      if (form instanceof Map) {
        return JsonToken.START_OBJECT;
      }
      return form instanceof Iterable ? JsonToken.START_ARRAY : JsonToken.VALUE_STRING;
    }

    private static void write(Object form, JsonGenerator out, SerializationContext context) {
      if (form instanceof Map) {
        out.writeStartObject();
        writeContent(form, out, context);
        out.writeEndObject();
      } else if (form instanceof Iterable) {
        out.writeStartArray();
        writeContent(form, out, context);
        out.writeEndArray();
      } else {
        writeContent(form, out, context);
      }
    }

    private static void writeContent(Object form, JsonGenerator out, SerializationContext context) {
      if (form instanceof Map<? extends Object, ? extends Object> fields) {
        for (Map.Entry<? extends Object, ? extends Object> field : fields.entrySet()) {
          out.writeName(field.getKey().toString());
          write(field.getValue(), out, context);
        }
      } else if (form instanceof Iterable<? extends Object> elements) {
        for (Object element : elements) {
          write(element, out, context);
        }
      } else {
        context.findValueSerializer(form.getClass()).serialize(form, out, context);
      }
    }
  }
}
