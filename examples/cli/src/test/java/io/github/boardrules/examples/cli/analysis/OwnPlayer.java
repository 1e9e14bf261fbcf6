package io.github.boardrules.examples.cli.analysis;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/** A program that plays the last legal move, or does not, as its argument says. */
final class OwnPlayer {
  private OwnPlayer() {}

  public static void main(String[] arguments) {
    try (Scanner questions = new Scanner(System.in, StandardCharsets.UTF_8)) {
      while (questions.hasNextLine()) {
        JsonObject question = JsonParser.parseString(questions.nextLine()).getAsJsonObject();
        if (question.get("seed").getAsDouble() < 0
            || question.get("seed").getAsDouble() >= 0x1p53) {
          throw new IllegalStateException("the seed is " + question.get("seed"));
        }
        JsonArray legal = question.getAsJsonArray("legal");
        switch (arguments[0]) {
          case "end" -> {
            return;
          }
          case "last" -> System.out.println(legal.get(legal.size() - 1).getAsString());
          default -> System.out.println(arguments[0]);
        }
      }
    }
  }
}
