package shop;

import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridRules;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/** Checks moves of one game, and prints the class path to show that it has no other dependency. */
final class Shop {
  private Shop() {}

  public static void main(String[] arguments) {
    var rules = GridRules.standard();
    var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
    for (String text : new String[] {"b1+c1", "a2+a3"}) {
      var move = GridMove.parse(text);
      rules
          .refusal(position, move)
          .ifPresentOrElse(
              refusal -> System.out.println(refusal.message(Locale.forLanguageTag("hu"))),
              () -> System.out.println(rules.play(position, move)));
    }
    System.out.println("module: " + GridRules.class.getModule().isNamed());
    Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString())
        .map(name -> name.replaceFirst("-[0-9].*", ""))
        .sorted()
        .forEach(System.out::println);
  }
}
