package io.github.boardrules.examples.web;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.play.MatchRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The table at which the page plays: one match, and how it is shown. Every method that does
 * something returns what the page has to show, as JSON: the view, or a problem. Wrong texts are no
 * exceptions: the answer has a sentence, and the match stays as it was.
 *
 * <p>Not safe for use by several threads.
 */
public final class Table {
  /** What the board of a game looks like in the list of games. */
  private static final int PICTURE_PLIES = 14;

  private static final long PICTURE_SEED = 5;

  private final Catalog games;
  private final Lobby lobby;
  private Look look = Look.FIRST;
  private Optional<PlayedMatch<?, ?>> played = Optional.empty();

  /** What the last match is called, and the language and the variant to which that belongs. */
  private Map<String, Object> names = Map.of();

  private String namedKey = "";

  /** Creates a table without a match. */
  public Table(Catalog games) {
    this.games = games;
    lobby = new Lobby(games);
  }

  /**
   * Chooses how the match is shown.
   *
   * @param language {@code en}, {@code hu}
   * @param isTurned whether player 2 sits below the board
   * @param areStocksBelow whether the stocks stand below the board
   */
  public String look(String language, boolean isTurned, boolean areStocksBelow) {
    look = new Look(new Locale(language), isTurned, areStocksBelow);
    return view();
  }

  /**
   * Draws the board of a game for a list of games: its start, or a few random moves later where the
   * board is empty at first.
   *
   * @return a picture; empty if there is no such variant
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
    Diagram board = rules.diagram(position);
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

  /** Opens a record. One that is damaged is read up to the first problem, which is the notice. */
  public String open(String record) {
    return opened(() -> ofRecord(MatchRecord.read(games::rules, record.strip())));
  }

  /**
   * Opens a stored match.
   *
   * @param undone the moves that were taken back, with spaces between them
   */
  public String restore(String record, String undone) {
    return opened(
        () -> {
          PlayedMatch<?, ?> match = ofRecord(MatchRecord.read(games::rules, record.strip()));
          if (match.notice().isEmpty() && !undone.isBlank()) {
            match.replayUndone(List.of(undone.strip().split(" ", -1)));
          }
          return match;
        });
  }

  /**
   * Opens a match that an address holds. One that is damaged is read up to the first problem, which
   * is the notice.
   *
   * @param link what {@link #link()} has returned
   */
  public String follow(String link) {
    try {
      played = Optional.of(MatchLink.parse(games, link));
      return view();
    } catch (NotationException problem) {
      return problem(problem.sentence(look.locale()));
    }
  }

  /**
   * Returns what a list of stored matches says of one: the game, the variant and how the match
   * stands, or a problem, as JSON.
   */
  public String summary(String record) {
    try {
      PlayedMatch<?, ?> match = ofRecord(MatchRecord.read(games::rules, record.strip()));
      Map<String, Object> values = new LinkedHashMap<>(lobby.named(match.rules(), look.locale()));
      values.put("status", tableView(match).status());
      return JsonText.of(values);
    } catch (NotationException problem) {
      return problem(problem.message(look.locale()));
    }
  }

  private static String problem(String sentence) {
    return JsonText.of(Map.of("problem", sentence));
  }

  private static <S, M> PlayedMatch<S, M> ofRecord(MatchRecord<S, M> record) {
    return PlayedMatch.of(record);
  }

  /** Makes a match. */
  private interface Opening {
    PlayedMatch<?, ?> open();
  }

  private String opened(Opening opening) {
    try {
      played = Optional.of(opening.open());
      return view();
    } catch (NotationException problem) {
      return problem(problem.message(look.locale()));
    }
  }

  /**
   * Keeps a word of the page in the match's record, such as who plays as {@code player2} or the
   * level of the engine.
   *
   * @param key a header's key
   * @param value its value; empty to remove it
   */
  public String note(String key, String value) {
    return done(match -> match.setHeader(key, value));
  }

  /**
   * Enters a step, and plays the move if no step can follow.
   *
   * @param step {@code cell:d4}, {@code piece:white} or {@code word:pass}
   */
  public String touch(String step) {
    return moved(match -> match.touch(Step.parse(step)));
  }

  /** Plays the move that is complete although more steps may follow. */
  public String playEntered() {
    return moved(PlayedMatch::playEntered);
  }

  /** Plays a move that a program has chosen. */
  public String play(String move) {
    return moved(match -> match.play(move));
  }

  /** Drops the last step that was entered. */
  public String dropStep() {
    return done(PlayedMatch::dropStep);
  }

  /** Drops all steps and the notice. */
  public String clear() {
    return done(PlayedMatch::clear);
  }

  /** Takes back the end of the match, or the moves up to the last one of a person. */
  public String undo() {
    return done(PlayedMatch::undo);
  }

  /** Plays moves again that were taken back, up to the next one of a person. */
  public String redo() {
    return done(PlayedMatch::redo);
  }

  /** Shows the position at a ply. */
  public String show(int ply) {
    return done(match -> match.show(ply));
  }

  /** Goes on from the position that is shown; the moves behind it are taken back. */
  public String goOnHere() {
    return done(PlayedMatch::goOnHere);
  }

  /** Lets the person to move resign, or the only person. */
  public String resign() {
    return done(PlayedMatch::resign);
  }

  /** Ends the match in a draw on which two people agree. */
  public String agree() {
    return done(PlayedMatch::agree);
  }

  /**
   * Returns how a move is entered, to point it out on the board: its steps, as JSON; none if it is
   * no such move.
   *
   * @param move the text of a legal move in the position that is shown
   */
  public String steps(String move) {
    List<Object> steps = new ArrayList<>();
    try {
      played.ifPresent(match -> match.steps(move).forEach(step -> steps.add(step.toString())));
    } catch (NotationException noMove) {
      // There is nothing to point out.
    }
    return JsonText.of(Map.of("steps", steps));
  }

  /** Returns the match as a record; empty without a match. */
  public String record() {
    return played.map(PlayedMatch::record).orElse("");
  }

  /**
   * Returns the moves that were taken back and may be played again, with spaces between them and
   * the next one first.
   */
  public String undone() {
    return played.map(match -> String.join(" ", match.undoneMoves())).orElse("");
  }

  /** Returns the match as the part of an address behind the hash sign; empty without a match. */
  public String link() {
    return played.map(match -> MatchLink.of(match)).orElse("");
  }

  /**
   * Returns the record of the match up to the position that is shown, for an analysis; empty
   * without a match.
   */
  public String shownRecord() {
    return played.map(match -> MatchRecord.of(match.shownMatch()).text()).orElse("");
  }

  /** Returns the lobby that speaks the language of the table: the games and the texts, as JSON. */
  public String lobby() {
    return JsonText.of(lobby.values(look.locale()));
  }

  /**
   * Makes a variant of what a form says.
   *
   * @param game the game's id
   * @param choices a line {@code key=value} for each option that has been chosen
   * @param seed what an option gets that is drawn
   * @return the variant's id, name and description, or a problem, as JSON
   */
  public String variant(String game, String choices, int seed) {
    return JsonText.of(lobby.variant(game, choices, seed, look.locale()));
  }

  /**
   * Reads a layout of Castle of Mind.
   *
   * @return the variant's id, name and description, or a problem, as JSON
   */
  public String layout(String text) {
    return JsonText.of(lobby.layout(text, look.locale()));
  }

  /** Returns what the page shows: the view as JSON; an empty object without a match. */
  public String view() {
    return played.map(match -> JsonText.of(values(match))).orElse("{}");
  }

  private Map<String, Object> values(PlayedMatch<?, ?> match) {
    return values(match, tableView(match));
  }

  private Map<String, Object> values(PlayedMatch<?, ?> match, TableView<?, ?> view) {
    Map<String, Object> values = view.values();
    values.putAll(named(match.rules()));
    return values;
  }

  /** Returns what the match is called; a view of every touch needs it, so the last is kept. */
  private Map<String, Object> named(Rules<?, ?> rules) {
    String key = look.locale() + " " + rules.variant();
    if (!key.equals(namedKey)) {
      names = lobby.named(rules, look.locale());
      namedKey = key;
    }
    return names;
  }

  private <S, M> TableView<S, M> tableView(PlayedMatch<S, M> match) {
    return new TableView<>(match, look);
  }

  /** Does something with a match. */
  private interface Deed {
    void with(PlayedMatch<?, ?> match);
  }

  private String done(Deed deed) {
    played.ifPresent(deed::with);
    return view();
  }

  /** Does something that may play a move; if so, the view says how its pieces travel. */
  private String moved(Deed deed) {
    int before = played.map(match -> match.match().ply()).orElse(0);
    try {
      played.ifPresent(deed::with);
    } catch (IllegalArgumentException problem) {
      played.ifPresent(match -> match.say(PageTexts.label("notice.no-step")));
    }
    if (played.isEmpty()) {
      return "{}";
    }
    PlayedMatch<?, ?> match = played.get();
    TableView<?, ?> view = tableView(match);
    Map<String, Object> values = values(match, view);
    values.put("transfers", match.match().ply() > before ? view.transfers() : List.of());
    return JsonText.of(values);
  }
}
