package io.github.boardrules.examples.cli.analysis;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

/**
 * A program that plays the last legal move, or does not, as its argument says; with {@code objects}
 * it answers by objects, and writes into a file which games it has played and how they ended.
 */
final class OwnPlayer {
  private OwnPlayer() {}

  public static void main(String[] arguments) throws IOException {
    try (Scanner questions = new Scanner(System.in, StandardCharsets.UTF_8)) {
      while (questions.hasNextLine()) {
        JsonObject question = JsonParser.parseString(questions.nextLine()).getAsJsonObject();
        if (question.get("seed").getAsDouble() < 0
            || question.get("seed").getAsDouble() >= 0x1p53) {
          throw new IllegalStateException("the seed is " + question.get("seed"));
        }
        JsonArray legal = question.getAsJsonArray("legal");
        if (arguments[0].equals("objects")) {
          String game = question.get("game") + " " + question.get("player");
          String line = legal == null ? game + " " + question.get("status") : game;
          Files.writeString(Path.of(arguments[1]), line + "\n", CREATE, APPEND);
        }
        switch (arguments[0]) {
          case "end" -> {
            return;
          }
          case "objects" ->
              System.out.println(
                  legal == null ? "{}" : "{\"move\": " + legal.get(legal.size() - 1) + "}");
          case "last" -> System.out.println(legal.get(legal.size() - 1).getAsString());
          default -> System.out.println(arguments[0]);
        }
      }
    }
  }
}
