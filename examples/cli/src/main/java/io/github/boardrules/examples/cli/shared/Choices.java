package io.github.boardrules.examples.cli.shared;

import java.util.List;
import java.util.function.Function;

/** Parses words of which there are a few. */
public final class Choices {
  private Choices() {}

  /** Returns the choice whose word a text is. */
  public static <T> T read(
      String argument, String text, List<T> choices, Function<? super T, String> word) {
    return choices.stream()
        .filter(choice -> word.apply(choice).equals(text))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> words = choices.stream().<String>map(word).toList();
              String all = String.join(", ", words);
              return Failure.of(
                      "unknown-word",
                      "argument",
                      argument,
                      "found",
                      Texts.quote(text),
                      "words",
                      all)
                  .insteadOf(text, words);
            });
  }
}
