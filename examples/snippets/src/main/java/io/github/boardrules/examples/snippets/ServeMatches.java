package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Step;
import io.github.boardrules.core.VariantException;
import java.util.Locale;

/** Sends a server legal moves, illegal moves and malformed texts. */
final class ServeMatches {
  private ServeMatches() {}

  public static void main(String[] arguments) {
    // @start region=clients
    var server = new GameServer();
    var hungarian = Locale.forLanguageTag("hu");
    server.open("7", "zertz:rings=61");

    server.submit("7", 1, "We5,e1", Locale.ENGLISH).ifPresent(System.out::println);
    server.submit("7", 1, "Gd4,a1", Locale.ENGLISH).ifPresent(System.out::println);
    server.submit("7", 2, "Ge5,a1", Locale.ENGLISH).ifPresent(System.out::println);
    server.submit("7", 2, "Ge5,a1", hungarian).ifPresent(System.out::println);
    server.submit("7", 2, "Ge0", Locale.ENGLISH).ifPresent(System.out::println);
    server
        .touch("7", Step.parse("piece:grey"))
        .ifPresent(input -> System.out.println(input.next().size() + " cells may be touched next"));
    System.out.println(server.submit("8", 1, "We5,e1", Locale.ENGLISH));
    try {
      server.open("8", "zertz:rings=62");
    } catch (VariantException problem) {
      System.out.println(problem.message(Locale.ENGLISH));
    }
    server.save("7").ifPresent(System.out::print);
    // @end
  }
}
