package io.github.boardrules.javascript.program;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.javascript.EngineAnswers;
import io.github.boardrules.javascript.RecordAnswers;
import io.github.boardrules.javascript.RulesAnswers;
import io.github.boardrules.javascript.TreePlace;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * What JavaScript calls: each exported method is a function of the module, and returns what the
 * method of {@link RulesAnswers}, {@link RecordAnswers} or {@link EngineAnswers} with its name
 * does.
 */
public final class Program {
  private static final RulesAnswers RULES = new RulesAnswers(Catalog.installed());
  private static final RecordAnswers RECORDS = new RecordAnswers(RULES);
  private static final EngineAnswers ENGINE = new EngineAnswers(RULES);

  private Program() {}

  /** A function that takes a text. */
  @JSFunctor
  public interface Listener extends JSObject {
    /** Takes a text. */
    void heard(String text);
  }

  /** Starts the module. */
  public static void main(String[] arguments) {}

  @JSExport
  public static String version() {
    return RULES.version();
  }

  @JSExport
  public static String languages() {
    return RULES.languages();
  }

  @JSExport
  public static String games(String language) {
    return RULES.games(language);
  }

  @JSExport
  public static String variant(String variant, String language) {
    return RULES.variant(variant, language);
  }

  @JSExport
  public static String drawn(String variant, String number, String language) {
    return RULES.drawn(variant, number, language);
  }

  @JSExport
  public static String describe(String variant, String language) {
    return RULES.describe(variant, language);
  }

  @JSExport
  public static String status(String variant, String position, String language) {
    return RULES.status(variant, position, language);
  }

  @JSExport
  public static String legalMoves(String variant, String position, String language) {
    return RULES.legalMoves(variant, position, language);
  }

  @JSExport
  public static String countLegal(String variant, String position, int depth, String language) {
    return RULES.countLegal(variant, position, depth, language);
  }

  @JSExport
  public static String play(String variant, String position, String move, String language) {
    return RULES.play(variant, position, move, language);
  }

  @JSExport
  public static String refusal(String variant, String position, String move, String language) {
    return RULES.refusal(variant, position, move, language);
  }

  @JSExport
  public static String changes(String variant, String position, String move, String language) {
    return RULES.changes(variant, position, move, language);
  }

  @JSExport
  public static String line(String variant, String start, String moves, String language) {
    return RULES.line(variant, start, moves, language);
  }

  @JSExport
  public static String input(String variant, String position, String steps, String language) {
    return RULES.input(variant, position, steps, language);
  }

  @JSExport
  public static String diagram(
      String variant, String position, String steps, String wishes, String language) {
    return RULES.diagram(variant, position, steps, wishes, language);
  }

  @JSExport
  public static String svg(
      String variant, String position, String steps, String wishes, String language) {
    return RULES.svg(variant, position, steps, wishes, language);
  }

  @JSExport
  public static String readRecord(String text, String language) {
    return RECORDS.read(text, language);
  }

  @JSExport
  public static String record(
      String variant,
      String start,
      String moves,
      String headers,
      String termination,
      String language) {
    return RECORDS.of(variant, start, moves, headers, termination, language);
  }

  @JSExport
  public static TreePlace tree(String record) {
    return RECORDS.tree(record);
  }

  @JSExport
  public static String analyse(String record, String limits, String language, Listener listener) {
    return ENGINE.analyse(record, limits, language, listener::heard);
  }

  @JSExport
  public static String solve(String record, String language) {
    return ENGINE.solve(record, language);
  }
}
