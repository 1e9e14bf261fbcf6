package io.github.boardrules.examples.web.page;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.web.Table;
import io.github.boardrules.examples.web.Thinker;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * What JavaScript calls: each exported method is a function of the module, and returns what the
 * method of {@link Table} or {@link Thinker} with its name does.
 */
public final class Page {
  private static final Catalog GAMES = Catalog.installed();
  private static final Table TABLE = new Table(GAMES);
  private static final Thinker THINKER = new Thinker(GAMES);

  private Page() {}

  /** A function that takes a text. */
  @JSFunctor
  public interface Listener extends JSObject {
    /** Takes a text. */
    void heard(String text);
  }

  /** Starts the module. */
  public static void main(String[] arguments) {}

  @JSExport
  public static String look(String language, String words) {
    THINKER.speak(language);
    return TABLE.look(language, words);
  }

  @JSExport
  public static String lobby() {
    return TABLE.lobby();
  }

  @JSExport
  public static String variant(String game, String choices, int seed) {
    return TABLE.variant(game, choices, seed);
  }

  @JSExport
  public static String layout(String text) {
    return TABLE.layout(text);
  }

  @JSExport
  public static String picture(String variant) {
    return TABLE.picture(variant);
  }

  @JSExport
  public static String begin(String variant) {
    return TABLE.begin(variant);
  }

  @JSExport
  public static String beginAt(String variant, String position) {
    return TABLE.beginAt(variant, position);
  }

  @JSExport
  public static String open(String record) {
    return TABLE.open(record);
  }

  @JSExport
  public static String restore(String record, String place, String undone) {
    return TABLE.restore(record, place, undone);
  }

  @JSExport
  public static String summary(String record, String place) {
    return TABLE.summary(record, place);
  }

  @JSExport
  public static String follow(String link) {
    return TABLE.follow(link);
  }

  @JSExport
  public static String view() {
    return TABLE.view();
  }

  @JSExport
  public static String legend() {
    return TABLE.legend();
  }

  @JSExport
  public static String note(String key, String value) {
    return TABLE.note(key, value);
  }

  @JSExport
  public static String touch(String step) {
    return TABLE.touch(step);
  }

  @JSExport
  public static String act(String name) {
    return TABLE.act(name);
  }

  @JSExport
  public static String play(String move) {
    return TABLE.play(move);
  }

  @JSExport
  public static String show(int place) {
    return TABLE.show(place);
  }

  @JSExport
  public static String comment(String text) {
    return TABLE.comment(text);
  }

  @JSExport
  public static String mark(String mark) {
    return TABLE.mark(mark);
  }

  @JSExport
  public static String showLine(String moves) {
    return TABLE.showLine(moves);
  }

  @JSExport
  public static String steps(String move) {
    return TABLE.steps(move);
  }

  @JSExport
  public static String record() {
    return TABLE.record();
  }

  @JSExport
  public static String drawing() {
    return TABLE.drawing();
  }

  @JSExport
  public static String shownRecord() {
    return TABLE.shownRecord();
  }

  @JSExport
  public static String lastWords() {
    return TABLE.lastWords();
  }

  @JSExport
  public static String lineRecord() {
    return TABLE.lineRecord();
  }

  @JSExport
  public static String place() {
    return TABLE.place();
  }

  @JSExport
  public static String link() {
    return TABLE.link();
  }

  @JSExport
  public static String chooseMove(String record, String sort, int level, int millis, int seed) {
    return THINKER.move(record, sort, level, millis, seed);
  }

  @JSExport
  public static String analyse(String record, int millis, Listener listener) {
    return THINKER.analyse(record, millis, listener::heard);
  }

  @JSExport
  public static String review(String record, int millis, Listener listener) {
    return THINKER.review(record, millis, listener::heard);
  }

  @JSExport
  public static String puzzle(String record, int moves) {
    return THINKER.puzzle(record, moves);
  }

  @JSExport
  public static String solve(String record) {
    return THINKER.solve(record);
  }
}
