package io.github.boardrules.tzaar;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.boardrules.testkit.GameLog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Facts that another implementation of the rule page has computed. */
final class Vectors {
  /** Numbers of move sequences. */
  static final String COUNTS = "tzaar.perft.tsv";

  /** Random games. */
  private static final String GAMES = "tzaar.games.jsonl";

  private Vectors() {}

  static List<GameLog> games() {
    return lines(GAMES).stream()
        .map(line -> game(JsonParser.parseString(line).getAsJsonObject()))
        .toList();
  }

  private static GameLog game(JsonObject json) {
    return new GameLog(
        json.get("variant").getAsString(),
        Optional.of(json.get("start").getAsString()),
        items(json.getAsJsonArray("moves")).map(JsonElement::getAsString).toList(),
        items(json.getAsJsonArray("positions")).map(JsonElement::getAsString).toList(),
        items(json.getAsJsonArray("legal")).map(JsonElement::getAsInt).toList(),
        Optional.of(json.get("status").getAsString()));
  }

  private static Stream<JsonElement> items(JsonArray array) {
    return array.asList().stream();
  }

  static List<String> lines(String file) {
    try (InputStream stream = Vectors.class.getResourceAsStream("/" + file)) {
      byte[] bytes = Objects.requireNonNull(stream, file).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
