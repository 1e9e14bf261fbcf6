package pocket;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import java.util.List;
import java.util.Locale;

/** Plays all games, none of which it names, after a shrinker has removed and renamed classes. */
final class Pocket {
  private static final int PLIES = 3;
  private static final List<Locale> LANGUAGES =
      List.of(Locale.ENGLISH, Locale.forLanguageTag("hu"));

  private final Catalog games = Catalog.installed();

  public static void main(String[] arguments) {
    System.out.println("classes are renamed: " + !Rules.class.getSimpleName().equals("Rules"));
    Pocket pocket = new Pocket();
    pocket.games.games().forEach(pocket::play);
  }

  private void play(GameInfo game) {
    System.out.println();
    LANGUAGES.forEach(language -> System.out.println(game.name().message(language)));
    game.options().stream()
        .filter(option -> !option.words().isEmpty())
        .forEach(option -> System.out.print(option.key() + option.words() + " "));
    System.out.println();
    var match = Match.of(games.textRules(game.variantIds().get(0)));
    while (match.ply() < PLIES && !match.status().isOver()) {
      List<String> moves = match.legalMoves();
      match = match.play(moves.get(moves.size() / 2));
    }
    System.out.print(MatchRecord.of(match).text());
    if (match.rules().players() == 2) {
      think(match);
    }
    draw(match);
    refuse(match);
    restore(match);
  }

  private static void think(Match<String, String> match) {
    String best = Engine.of(match.rules()).analyse(match, Limit.nodes(500)).best();
    System.out.println("the engine's move is legal: " + match.legalMoves().contains(best));
  }

  private static void draw(Match<String, String> match) {
    var input = MoveInput.of(match.rules(), match.position());
    for (Locale language : LANGUAGES) {
      String status = match.statusMessage(language);
      String svg = SvgDrawing.standard().withLocale(language).withStatus(status).draw(input.diagram());
      String text = TextDrawing.plain().withLocale(language).draw(input.diagram());
      System.out.println(input.prompt().map(prompt -> prompt.message(language)).orElse(status));
      System.out.printf(
          "%d lines of text, %d cells of a picture, with the status: %s%n",
          text.lines().count(), svg.split("data-cell=", -1).length - 1, svg.contains(status));
    }
  }

  /** Tries a text that is not a move, and moves that were legal at the start until one is refused. */
  private static void refuse(Match<String, String> match) {
    try {
      System.out.println(match.playText("?"));
    } catch (NotationException problem) {
      LANGUAGES.forEach(language -> System.out.println(problem.message(language)));
    }
    match.rules().legalMoves(match.start()).stream()
        .flatMap(move -> match.rules().refusal(match.position(), move).stream())
        .limit(1)
        .forEach(
            refusal -> {
              System.out.println(refusal.reason().code() + " " + refusal.cells());
              LANGUAGES.forEach(language -> System.out.println(refusal.message(language)));
            });
  }

  private void restore(Match<String, String> match) {
    var record = MatchRecord.read(games::textRules, MatchRecord.of(match).text());
    System.out.println("the record is the same match: " + record.toMatch().equals(match));
  }
}
