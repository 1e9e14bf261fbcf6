package io.github.boardrules.javascript;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.search.Perft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The answers about the rules of variants, as {@link Answer} writes them. Variants, positions,
 * moves, steps and languages are texts, and a list is one text with a null character after each
 * element; so JavaScript keeps nothing that must be given back.
 *
 * <p>Not safe for use by several threads.
 */
public final class RulesAnswers {
  /** So many rules are kept, as long as they are asked in turn. */
  private static final int MAX_KNOWN = 16;

  /** A deeper count than one that visits so many positions is refused. */
  private static final int MAX_VISITED = 5_000_000;

  private final Catalog games;
  private final Map<String, Rules<?, ?>> known = new LinkedHashMap<>();

  /** The input that was asked for last, as a picture of it follows; and what it was asked for. */
  private Optional<MoveInput<?, ?>> lastInput = Optional.empty();

  private List<String> lastQuestion = List.of();

  public RulesAnswers(Catalog games) {
    this.games = games;
  }

  static Locale locale(String language) {
    return Locale.forLanguageTag(language);
  }

  /** Returns the rules of a variant; those that were asked for last are kept. */
  Rules<?, ?> rules(String variant) {
    Rules<?, ?> rules = known.get(variant);
    if (rules == null) {
      rules = games.rules(variant);
      if (known.size() == MAX_KNOWN) {
        known.clear();
      }
      known.put(variant, rules);
    }
    return rules;
  }

  /** Returns the version of the library. */
  public String version() {
    return Catalog.version();
  }

  /** Returns the languages in which every game has its sentences. */
  public String languages() {
    return Answer.of(
        Locale.ENGLISH, () -> games.languages().stream().map(Locale::toLanguageTag).toList());
  }

  public String games(String language) {
    return Answer.of(locale(language), games::games);
  }

  /** Returns the canonical id of a variant, its players and the start. */
  public String variant(String variant, String language) {
    return Answer.of(locale(language), () -> variant(rules(variant)));
  }

  private static <S, M> Map<String, Object> variant(Rules<S, M> rules) {
    String start = rules.notation().formatPosition(rules.start());
    return Map.of("variant", rules.variant(), "players", rules.players(), "start", start);
  }

  /** Returns the canonical id of a variant with a number in place of what is drawn. */
  public String drawn(String variant, String number, String language) {
    return Answer.of(locale(language), () -> games.withDrawn(variant, Long.parseLong(number)));
  }

  public String describe(String variant, String language) {
    return Answer.of(locale(language), () -> games.describe(variant));
  }

  public String status(String variant, String position, String language) {
    Locale locale = locale(language);
    return Answer.of(locale, () -> status(rules(variant), position, locale));
  }

  private static <S, M> Object status(Rules<S, M> rules, String text, Locale locale) {
    S position = rules.notation().parsePosition(text);
    return status(rules.status(position), rules.statusMessage(position, locale), locale);
  }

  /** Returns the form of a status with the sentence of its position. */
  static Object status(Status status, String sentence, Locale locale) {
    Map<Object, Object> fields = new LinkedHashMap<>((Map<?, ?>) JsonForm.of(status, locale));
    fields.put("sentence", sentence);
    return fields;
  }

  public String legalMoves(String variant, String position, String language) {
    return Answer.of(locale(language), () -> legalMoves(rules(variant), position));
  }

  private static <S, M> List<String> legalMoves(Rules<S, M> rules, String position) {
    return rules.legalMoves(rules.notation().parsePosition(position)).stream()
        .map(rules.notation()::formatMove)
        .toList();
  }

  /** Returns the number of sequences of legal moves, or the limit that it would exceed. */
  public String countLegal(String variant, String position, int depth, String language) {
    return Answer.of(locale(language), () -> countLegal(rules(variant), position, depth));
  }

  private static <S, M> long countLegal(Rules<S, M> rules, String text, int depth) {
    S position = rules.notation().parsePosition(text);
    Perft<S, M> counter = Perft.of(rules);
    // A count visits as many positions as there are sequences that are shorter by one move.
    long visited = 1;
    for (int shorter = 1; shorter < depth; shorter++) {
      visited = counter.count(position, shorter);
      if (visited > MAX_VISITED) {
        throw new TooMuchException(
            "Counting to depth " + depth + " visits more than " + MAX_VISITED + " positions.");
      }
    }
    return counter.count(position, depth);
  }

  public String play(String variant, String position, String move, String language) {
    return Answer.of(locale(language), () -> play(rules(variant), position, move));
  }

  private static <S, M> String play(Rules<S, M> rules, String position, String move) {
    return rules
        .notation()
        .formatPosition(
            rules.play(rules.notation().parsePosition(position), rules.notation().parseMove(move)));
  }

  public String refusal(String variant, String position, String move, String language) {
    return Answer.of(locale(language), () -> refusal(rules(variant), position, move));
  }

  private static <S, M> Optional<?> refusal(Rules<S, M> rules, String position, String move) {
    return rules.refusal(
        rules.notation().parsePosition(position), rules.notation().parseMove(move));
  }

  /** Returns what a legal move changes on the board. */
  public String changes(String variant, String position, String move, String language) {
    return Answer.of(locale(language), () -> changes(rules(variant), position, move));
  }

  private static <S, M> Object changes(Rules<S, M> rules, String positionText, String moveText) {
    S position = rules.notation().parsePosition(positionText);
    M move = rules.notation().parseMove(moveText);
    rules.requireLegal(position, move);
    return rules.changes(position, move);
  }

  /** Returns the positions after each of several moves. */
  public String line(String variant, String start, String moves, String language) {
    return Answer.of(locale(language), () -> line(rules(variant), start, Answer.list(moves)));
  }

  private static <S, M> List<String> line(Rules<S, M> rules, String start, List<String> moves) {
    return match(rules, start, moves).positions().stream()
        .map(rules.notation()::formatPosition)
        .toList();
  }

  static <S, M> Match<S, M> match(Rules<S, M> rules, String start, List<String> moves) {
    Match<S, M> match = Match.of(rules, rules.notation().parsePosition(start));
    for (String move : moves) {
      match = match.playText(move);
    }
    return match;
  }

  public String input(String variant, String position, String steps, String language) {
    return Answer.of(locale(language), () -> input(variant, position, steps));
  }

  private MoveInput<?, ?> input(String variant, String position, String steps) {
    List<String> question = List.of(variant, position, steps);
    if (lastInput.isEmpty() || !lastQuestion.equals(question)) {
      lastInput = Optional.of(input(rules(variant), position, Answer.list(steps)));
      lastQuestion = question;
    }
    return lastInput.orElseThrow();
  }

  private static <S, M> MoveInput<S, M> input(
      Rules<S, M> rules, String position, List<String> steps) {
    MoveInput<S, M> input = MoveInput.of(rules, rules.notation().parsePosition(position));
    for (String step : steps) {
      input = input.enter(Step.parse(step));
    }
    return input;
  }

  /**
   * Returns what a drawing shows.
   *
   * @param steps what has been entered of a move
   * @param wishes {@code input} for the marks of an input, {@code turned}, and cells to mark, such
   *     as {@code last:d4}
   */
  public String diagram(
      String variant, String position, String steps, String wishes, String language) {
    return Answer.of(
        locale(language), () -> diagram(variant, position, steps, Answer.list(wishes)));
  }

  private Diagram diagram(String variant, String position, String steps, List<String> wishes) {
    Diagram diagram =
        wishes.contains("input")
            ? input(variant, position, steps).diagram()
            : diagram(rules(variant), position);
    for (Emphasis emphasis : Emphasis.values()) {
      String mark = emphasis.name().toLowerCase(Locale.ROOT) + ":";
      List<String> cells = new ArrayList<>();
      for (String wish : wishes) {
        if (wish.startsWith(mark)) {
          cells.add(wish.substring(mark.length()));
        }
      }
      diagram = diagram.withMarks(cells, emphasis);
    }
    return wishes.contains("turned") ? diagram.withHalfTurn() : diagram;
  }

  private static <S, M> Diagram diagram(Rules<S, M> rules, String position) {
    return rules.diagram(rules.notation().parsePosition(position));
  }

  /**
   * Returns a picture, as it is.
   *
   * @param wishes those of {@link #diagram}, and {@code names}, {@code symbols} or {@code
   *     no-symbols}, {@code below} for the stocks, levels {@code apart}, {@code dark} on dark
   *     pages, {@code title:}, {@code status:} and {@code width:} with what follows
   */
  public String svg(String variant, String position, String steps, String wishes, String language) {
    Locale locale = locale(language);
    List<String> list = Answer.list(wishes);
    return Answer.raw(
        locale, () -> drawing(list, locale).draw(diagram(variant, position, steps, list)));
  }

  private static SvgDrawing drawing(List<String> wishes, Locale locale) {
    SvgDrawing drawing =
        SvgDrawing.standard()
            .withLocale(locale)
            .withNames(wishes.contains("names"))
            .withStocksBelow(wishes.contains("below"))
            .withLevelsApart(wishes.contains("apart"))
            .withDarkMode(wishes.contains("dark"));
    for (String wish : wishes) {
      String value = wish.substring(wish.indexOf(':') + 1);
      if (wish.equals("symbols") || wish.equals("no-symbols")) {
        drawing = drawing.withSymbols(wish.equals("symbols"));
      } else if (wish.startsWith("title:")) {
        drawing = drawing.withTitle(value);
      } else if (wish.startsWith("status:")) {
        drawing = drawing.withStatus(value);
      } else if (wish.startsWith("width:")) {
        drawing = drawing.withWidth(Integer.parseInt(value));
      }
    }
    return drawing;
  }
}
