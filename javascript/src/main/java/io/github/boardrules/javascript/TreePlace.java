package io.github.boardrules.javascript;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.teavm.jso.JSExport;

/**
 * A match with variations, at one place, as an object of JavaScript. It never changes, and the
 * garbage collector of JavaScript frees it.
 */
public final class TreePlace {
  private final MatchTree<?, ?> tree;

  TreePlace(MatchTree<?, ?> tree) {
    this.tree = tree;
  }

  /** Returns what there is to know about the place, as JSON. */
  @JSExport
  public String view(String language) {
    Locale locale = RulesAnswers.locale(language);
    return Answer.of(locale, () -> view(tree, locale));
  }

  private static <S, M> Map<String, Object> view(MatchTree<S, M> tree, Locale locale) {
    Notation<S, M> notation = tree.rules().notation();
    Match<S, M> match = tree.match();
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("variant", tree.rules().variant());
    view.put("start", notation.formatPosition(match.start()));
    view.put("position", notation.formatPosition(match.position()));
    view.put("status", RulesAnswers.status(match.status(), match.statusMessage(locale), locale));
    view.put("moves", match.moves().stream().map(notation::formatMove).toList());
    view.put("variations", tree.variations().stream().map(notation::formatMove).toList());
    view.put("nesting", tree.nesting());
    tree.comment().ifPresent(comment -> view.put("comment", comment));
    tree.mark().ifPresent(mark -> view.put("mark", mark));
    tree.clock().ifPresent(clock -> view.put("clock", clock.toMillis()));
    return view;
  }

  /** Returns the place after a legal move. */
  @JSExport
  public TreePlace play(String move) {
    return new TreePlace(tree.playText(move));
  }

  @JSExport
  public TreePlace back() {
    return new TreePlace(tree.back());
  }

  @JSExport
  public TreePlace forward() {
    return new TreePlace(tree.forward());
  }

  @JSExport
  public TreePlace start() {
    return new TreePlace(tree.start());
  }

  @JSExport
  public TreePlace end() {
    return new TreePlace(tree.end());
  }

  @JSExport
  public TreePlace promote() {
    return new TreePlace(tree.promote());
  }

  @JSExport
  public TreePlace remove() {
    return new TreePlace(tree.remove());
  }

  @JSExport
  public TreePlace withComment(String comment) {
    return new TreePlace(tree.withComment(comment));
  }

  @JSExport
  public TreePlace withMark(String mark) {
    return new TreePlace(tree.withMark(mark));
  }

  @JSExport
  public TreePlace withClock(int millis) {
    return new TreePlace(tree.withClock(Duration.ofMillis(millis)));
  }

  @JSExport
  public TreePlace withoutNotes() {
    return new TreePlace(tree.withoutNotes());
  }

  /** Returns the record of the whole tree, as {@link RecordAnswers#of} does. */
  @JSExport
  public String record(String headers, String termination, String language) {
    List<String> list = Answer.list(headers);
    return Answer.of(
        RulesAnswers.locale(language),
        () -> RecordAnswers.with(MatchRecord.of(tree), list, termination));
  }
}
