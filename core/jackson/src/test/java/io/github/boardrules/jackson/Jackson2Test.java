package io.github.boardrules.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import io.github.boardrules.core.catalog.Catalog;
import java.util.Map;

class Jackson2Test extends JacksonContract {

  private record Mapper2(ObjectMapper mapper) implements Mapper {
    @Override
    public String write(Object value) throws Exception {
      return mapper.writeValueAsString(value);
    }

    @Override
    public <T> T read(String json, Class<T> type) throws Exception {
      return mapper.readValue(json, type);
    }

    @Override
    public <K> Map<K, Integer> readMap(String json, Class<K> keys) throws Exception {
      return mapper.readValue(
          json, mapper.getTypeFactory().constructMapType(Map.class, keys, Integer.class));
    }
  }

  @Override
  Mapper mapper(Catalog... catalogs) {
    ObjectMapper mapper = new ObjectMapper();
    for (Catalog catalog : catalogs) {
      mapper.registerModule(new BoardrulesJackson2Module(catalog));
    }
    return new Mapper2(mapper);
  }

  @Override
  Mapper typed() {
    return new Mapper2(
        new ObjectMapper()
            .findAndRegisterModules()
            .activateDefaultTyping(
                BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
                ObjectMapper.DefaultTyping.NON_FINAL));
  }

  @Override
  Object object(Mapper mapper) {
    return ((Mapper2) mapper).mapper();
  }

  @Override
  Mapper before(Object object) {
    return new Mapper2((ObjectMapper) object);
  }

  @Override
  Class<? extends Exception> mismatch() {
    return MismatchedInputException.class;
  }
}
