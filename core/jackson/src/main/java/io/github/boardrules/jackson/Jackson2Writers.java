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

/** What writes the forms with Jackson 2, or those that are texts as keys. */
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
      return new Keys();
    }
    return !areKeys && types.isWritten(raw)
        ? new Values()
        : super.findSerializer(config, type, bean);
  }

  private final class Keys extends StdSerializer<Object> {
    private static final long serialVersionUID = 1;

    Keys() {
      super(Object.class);
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializerProvider context)
        throws IOException {
      out.writeFieldName(types.form(key, context.getLocale()).toString());
    }
  }

  /** Only the value itself has the id of a type, where ids are wanted; what is in it has none. */
  private final class Values extends StdSerializer<Object> {
    private static final long serialVersionUID = 1;

    Values() {
      super(Object.class);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider context)
        throws IOException {
      write(types.form(value, context.getLocale()), out, context);
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator out, SerializerProvider context, TypeSerializer ids)
        throws IOException {
      Object form = types.form(value, context.getLocale());
      WritableTypeId id = ids.writeTypePrefix(out, ids.typeId(value, start(form)));
      writeContent(form, out, context);
      ids.writeTypeSuffix(out, id);
    }

    private static JsonToken start(Object form) {
      if (form instanceof Map) {
        return JsonToken.START_OBJECT;
      }
      return form instanceof Iterable ? JsonToken.START_ARRAY : JsonToken.VALUE_STRING;
    }

    private static void write(Object form, JsonGenerator out, SerializerProvider context)
        throws IOException {
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

    private static void writeContent(Object form, JsonGenerator out, SerializerProvider context)
        throws IOException {
      if (form instanceof Map<? extends Object, ? extends Object> fields) {
        for (Map.Entry<? extends Object, ? extends Object> field : fields.entrySet()) {
          out.writeFieldName(field.getKey().toString());
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
