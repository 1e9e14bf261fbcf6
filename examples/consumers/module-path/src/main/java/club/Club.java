package club;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;
import java.util.stream.Collectors;

/** Runs in an image of its own, which contains only what its modules need. */
final class Club {
  private Club() {}

  public static void main(String[] arguments) {
    var rules = ZertzRules.standard();
    var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
    System.out.println(rules.legalMoves(position).size() + " legal moves");
    System.out.println(
        rules
            .refusal(position, ZertzMove.parse("Wd4,d2"))
            .orElseThrow()
            .message(Locale.forLanguageTag("hu")));

    var catalog = Catalog.installed();
    for (GameInfo game : catalog.games()) {
      var other = catalog.textRules(game.variantIds().get(0));
      System.out.println(game.name() + ": " + other.countLegal(other.start()) + " legal moves");
    }

    System.out.println(
        ModuleLayer.boot().modules().stream()
            .map(Module::getName)
            .sorted()
            .collect(Collectors.joining(" ")));
  }
}
