package io.github.boardrules.jackson;

import io.github.boardrules.core.catalog.Catalog;
import java.util.Map;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

class Jackson3Test extends JacksonContract {

  private record Mapper3(JsonMapper mapper) implements Mapper {
    @Override
    public String write(Object value) {
      return mapper.writeValueAsString(value);
    }

    @Override
    public <T> T read(String json, Class<T> type) {
      return mapper.readValue(json, type);
    }

    @Override
    public <K> Map<K, Integer> readMap(String json, Class<K> keys) {
      return mapper.readValue(
          json, mapper.getTypeFactory().constructMapType(Map.class, keys, Integer.class));
    }
  }

  @Override
  Mapper mapper(Catalog... catalogs) {
    JsonMapper.Builder builder = JsonMapper.builder();
    for (Catalog catalog : catalogs) {
      builder.addModule(new BoardrulesModule(catalog));
    }
    return new Mapper3(builder.build());
  }

  @Override
  Mapper typed() {
    return new Mapper3(
        JsonMapper.builder()
            .findAndAddModules()
            .activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
                DefaultTyping.NON_FINAL)
            .build());
  }

  @Override
  Object object(Mapper mapper) {
    return ((Mapper3) mapper).mapper();
  }

  @Override
  Mapper before(Object object) {
    return new Mapper3((JsonMapper) object);
  }

  @Override
  Class<? extends Exception> mismatch() {
    return MismatchedInputException.class;
  }
}
