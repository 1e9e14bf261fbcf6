package io.github.boardrules.examples.web;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.javascript.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The table at which the page plays: one match, and how it is shown. Every method that does
 * something returns what the page has to show, as JSON: the view, or a problem. Wrong texts are no
 * exceptions: the answer has a sentence, and the match stays as it was.
 *
 * <p>Not safe for use by several threads.
 */
public final class Table {
  private static final int PICTURE_PLIES = 14;
  private static final long PICTURE_SEED = 5;

  private final Catalog games;
  private final Lobby lobby;
  private Look look = Look.FIRST;
  private Optional<PlayedMatch<?, ?>> played = Optional.empty();

  /** What the last match is called, and the language and the variant to which that belongs. */
  private Map<String, Object> names = Map.of();

  private String namedKey = "";

  public Table(Catalog games) {
    this.games = games;
    lobby = new Lobby(games);
  }

  /**
   * Chooses how the match is shown, in a language such as {@code hu}, by words with spaces between
   * them: {@code turned}, {@code below} for the stocks, {@code names} in cells, levels {@code
   * apart}, moves in {@code words}.
   */
  public String look(String language, String words) {
    look = Look.of(language, words);
    return view();
  }

  /**
   * Returns a picture for a list of games: the start, or a few random moves later where the board
   * is empty at first; an empty text if there is no such variant.
   */
  public String picture(String variant) {
    try {
      return picture(games.rules(variant));
    } catch (NotationException problem) {
      return "";
    }
  }

  private static <S, M> String picture(Rules<S, M> rules) {
    SplitMix64 random = new SplitMix64(PICTURE_SEED);
    S position = rules.start();
    if (rules.diagram(position).pieces().isEmpty()) {
      for (int ply = 0; ply < PICTURE_PLIES && !rules.status(position).isOver(); ply++) {
        List<M> moves = rules.legalMoves(position);
        position = rules.play(position, moves.get(random.below(moves.size())));
      }
    }
    return picture(rules.diagram(position));
  }

  /** Returns the picture of a board without what stands beside it. */
  private static String picture(Diagram board) {
    DiagramBuilder alone = Diagram.builder();
    board.cells().forEach(alone::cell);
    board.pieces().forEach(alone::piece);
    board.edges().forEach(edge -> alone.edge(edge.from(), edge.to(), edge.kind()));
    return SvgDrawing.standard().withDarkMode(true).draw(alone.build());
  }

  /** Begins a match. */
  public String begin(String variant) {
    return opened(() -> PlayedMatch.of(games.rules(variant)));
  }

  /** Begins a match at a position. */
  public String beginAt(String variant, String position) {
    return opened(() -> PlayedMatch.at(games.rules(variant), position.strip()));
  }

  /**
   * Opens a record. One that is damaged is read up to the first problem, which is the notice. A
   * text without headers is read as moves, in the first variant that allows all of them: the
   * default of each game, then the others. A text in parentheses is a file of Boardspace.
   */
  public String open(String text) {
    if (text.stripLeading().startsWith("(")) {
      return opened(() -> PlayedMatch.of(BoardspaceRecords.read(text)));
    }
    if (text.contains("[")) {
      return opened(() -> read(text));
    }
    Locale locale = look.locale();
    Stream<String> first = games.games().stream().map(game -> game.variantIds().get(0));
    Stream<String> all = games.games().stream().flatMap(game -> game.variantIds().stream());
    return Stream.concat(first, all)
        .flatMap(variant -> withMoves(variant, text).stream())
        .findFirst()
        .map(match -> opened(() -> match))
        .orElseGet(() -> problem(PageTexts.text(locale, "open.none")));
  }

  /** Returns a match with moves and notes from the start of a variant; empty if it refuses one. */
  private Optional<PlayedMatch<?, ?>> withMoves(String variant, String moves) {
    String record = "[variant \"" + variant + "\"]\n\n" + moves + "\n";
    Match<?, ?> match = MatchRecord.read(games::rules, record).toMatch();
    if (match.ply() == 0) {
      return Optional.empty();
    }
    MatchRecord<?, ?> whole =
        MatchRecord.read(games::rules, record + "{" + match.status().text() + "}");
    return whole.problem().isPresent() ? Optional.empty() : Optional.of(PlayedMatch.of(whole));
  }

  /**
   * Opens a stored match where it continues.
   *
   * @param place what {@link #place} has returned; empty for the end of the main line
   * @param undone in place of it, moves behind that end that were taken back, with spaces between
   *     them, as they were stored before
   */
  public String restore(String record, String place, String undone) {
    return opened(
        () -> {
          PlayedMatch<?, ?> match = readAt(record, place);
          if (match.notice().isEmpty() && !undone.isBlank()) {
            match.addUndone(List.of(undone.strip().split(" ", -1)));
          }
          return match;
        });
  }

  /**
   * Opens a match that an address holds, as {@link #link()} has returned it. One that is damaged is
   * read up to the first problem, which is the notice.
   */
  public String follow(String link) {
    try {
      played = Optional.of(MatchLink.parse(games, link));
      return view();
    } catch (NotationException problem) {
      return problem(problem.messageWithoutPlace(look.locale()));
    }
  }

  /**
   * Returns what a list of stored matches shows of one: the game, the variant, a picture, who
   * plays, the moves and how the match stands at its place, or a problem, as JSON.
   */
  public String summary(String record, String place) {
    try {
      PlayedMatch<?, ?> match = readAt(record, place);
      Map<String, Object> values = new LinkedHashMap<>(lobby.named(match.rules(), look.locale()));
      TableView<?, ?> view = tableView(match);
      values.put("picture", picture(view.board()));
      values.putAll(view.summary());
      return JsonText.of(values);
    } catch (NotationException problem) {
      return problem(problem.message(look.locale()));
    }
  }

  private static String problem(String sentence) {
    return JsonText.of(Map.of("problem", sentence));
  }

  private PlayedMatch<?, ?> read(String record) {
    return PlayedMatch.of(MatchRecord.read(games::rules, record.strip()));
  }

  private PlayedMatch<?, ?> readAt(String record, String place) {
    PlayedMatch<?, ?> match = read(record);
    if (match.notice().isEmpty()) {
      match.goOnAt(place);
    }
    return match;
  }

  private String opened(Supplier<PlayedMatch<?, ?>> opening) {
    try {
      played = Optional.of(opening.get());
      return view();
    } catch (NotationException problem) {
      return problem(problem.message(look.locale()));
    }
  }

  /** Keeps a header in the match's record, such as {@code player2}; an empty value removes it. */
  public String note(String key, String value) {
    return done(match -> match.setHeader(key, value));
  }

  /**
   * Enters the step of a place, such as {@code cell:d4} or {@code pile:pool:grey}, and plays the
   * move if no step can follow.
   */
  public String touch(String place) {
    return moved(match -> match.touch(Place.parse(place)));
  }

  /** Plays a move that a program has chosen. */
  public String play(String move) {
    return moved(match -> match.play(move));
  }

  /** Shows the position at a place: 0 is the start, and n the position after the nth move. */
  public String show(int place) {
    return moved(match -> match.show(place));
  }

  /** Says something about the move that is shown, or about the match before the first one. */
  public String comment(String text) {
    return done(match -> match.comment(text));
  }

  /** Marks the move that is shown, such as by {@code !?}; an empty text takes its mark away. */
  public String mark(String mark) {
    return done(match -> match.mark(mark));
  }

  /** Shows where moves of an analysis lead, which have spaces between them. */
  public String showLine(String moves) {
    return moved(match -> match.showLine(List.of(moves.split(" ", -1))));
  }

  /** Does what {@link PlayedMatch} does in the method of a name, which needs no more words. */
  public String act(String name) {
    return switch (name) {
      case "playEntered" -> moved(PlayedMatch::playEntered);
      case "dropStep" -> done(PlayedMatch::dropStep);
      case "clear" -> done(PlayedMatch::clear);
      case "undo" -> done(PlayedMatch::undo);
      case "redo" -> done(PlayedMatch::redo);
      case "goOnHere" -> done(PlayedMatch::goOnHere);
      case "promote" -> done(PlayedMatch::promote);
      case "remove" -> done(PlayedMatch::remove);
      case "resign" -> done(PlayedMatch::resign);
      case "agree" -> done(PlayedMatch::agree);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * Returns the places by which a move is entered, or would be if it were legal, and how the pieces
   * of a legal one travel, as JSON; none if it is not a move.
   */
  public String steps(String move) {
    List<String> steps =
        played.map(match -> match.steps(move)).orElse(List.of()).stream()
            .map(Place::toString)
            .toList();
    List<List<String>> transfers =
        TableView.transfers(played.flatMap(match -> match.changes(move)));
    return JsonText.of(Map.of("steps", steps, "transfers", transfers));
  }

  /** Returns the match as a record, with its variations and notes; empty without a match. */
  public String record() {
    return played.map(match -> match.record(look.locale()).text()).orElse("");
  }

  /** Returns where the match continues, for {@link #restore}; empty without a match. */
  public String place() {
    return played.map(PlayedMatch::place).orElse("");
  }

  /** Returns the match as the part of an address behind the hash sign; empty without a match. */
  public String link() {
    return played.map(match -> MatchLink.of(match.record(look.locale()))).orElse("");
  }

  /** Returns the position that is shown as a picture for a file; empty without a match. */
  public String drawing() {
    return played.map(match -> tableView(match).picture()).orElse("");
  }

  /** Returns the record up to the position that is shown, for an analysis. */
  public String shownRecord() {
    return played.map(match -> MatchRecord.of(match.shownMatch()).text()).orElse("");
  }

  /** Returns the move before the position that is shown in words; empty if there are none. */
  public String lastWords() {
    return played.map(match -> match.lastWords(look.locale())).orElse("");
  }

  /** Returns the record of the line that is shown, to its end; empty without a match. */
  public String lineRecord() {
    return played.map(match -> MatchRecord.of(match.lineMatch()).text()).orElse("");
  }

  /** Returns the lobby that speaks the language of the table: the games and the texts, as JSON. */
  public String lobby() {
    return JsonText.of(lobby.values(look.locale()));
  }

  /**
   * Returns the variant that a form asks for by lines {@code key=value}, or a problem, as JSON.
   *
   * @param seed what an option gets that is drawn
   */
  public String variant(String game, String choices, int seed) {
    return JsonText.of(lobby.variant(game, choices, seed, look.locale()));
  }

  /** Returns the variant of a layout of Castle of Mind, or a problem, as JSON. */
  public String layout(String text) {
    return JsonText.of(lobby.layout(text, look.locale()));
  }

  /**
   * Returns what stands on the board that is shown, as JSON: for each kind of piece and of ground
   * which of both it is, its name in the picture, and what it is called.
   */
  public String legend() {
    return JsonText.of(played.map(match -> tableView(match).legend()).orElse(List.of()));
  }

  /** Returns what the page shows: the view as JSON; an empty object without a match. */
  public String view() {
    return played.map(match -> JsonText.of(values(match.rules(), tableView(match)))).orElse("{}");
  }

  /** Returns a view with what the match is called, which is kept, because every touch needs it. */
  private Map<String, Object> values(Rules<?, ?> rules, TableView<?, ?> view) {
    String key = look.locale() + " " + rules.variant();
    if (!key.equals(namedKey)) {
      names = lobby.named(rules, look.locale());
      namedKey = key;
    }
    Map<String, Object> values = view.values();
    values.putAll(names);
    return values;
  }

  private <S, M> TableView<S, M> tableView(PlayedMatch<S, M> match) {
    return new TableView<>(match, look);
  }

  private String done(Consumer<PlayedMatch<?, ?>> deed) {
    played.ifPresent(match -> attempt(match, deed));
    return view();
  }

  private static void attempt(PlayedMatch<?, ?> match, Consumer<PlayedMatch<?, ?>> deed) {
    try {
      deed.accept(match);
    } catch (IllegalArgumentException problem) {
      match.say("notice.no-step");
    } catch (IllegalStateException tooDeep) {
      match.say("notice.too-deep");
    }
  }

  /** Does something that may play a move; if so, the view says how its pieces travel. */
  private String moved(Consumer<PlayedMatch<?, ?>> deed) {
    if (played.isEmpty()) {
      return "{}";
    }
    PlayedMatch<?, ?> match = played.get();
    int before = match.shownMatch().ply();
    attempt(match, deed);
    TableView<?, ?> view = tableView(match);
    Map<String, Object> values = values(match.rules(), view);
    values.put("transfers", match.shownMatch().ply() > before ? view.transfers() : List.of());
    return JsonText.of(values);
  }
}
