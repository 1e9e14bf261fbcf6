package io.github.boardrules.javascript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTextTest {

  @Test
  void valuesAreWrittenAsJson() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("a\"b", List.of(1, 2L, true, "\\ \n \u0001 é"));
    values.put("empty", Map.of());
    assertThat(JsonText.of(values))
        .isEqualTo("{\"a\\\"b\":[1,2,true,\"\\\\ \\n \\u0001 é\"],\"empty\":{}}");
    assertThat(JsonText.of(List.of((1L << 53) - 1, 1L << 53, -1L << 53, 1.5)))
        .isEqualTo("[9007199254740991,\"9007199254740992\",\"-9007199254740992\",1.5]");
    assertThatThrownBy(() -> JsonText.of('a')).isInstanceOf(IllegalArgumentException.class);
  }
}
