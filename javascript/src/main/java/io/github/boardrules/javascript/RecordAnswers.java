package io.github.boardrules.javascript;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.Termination;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The answers about records, as {@link Answer} writes them; see {@link RulesAnswers}. */
public final class RecordAnswers {
  private final RulesAnswers rules;

  public RecordAnswers(RulesAnswers rules) {
    this.rules = rules;
  }

  /** Returns what a record has; one that is damaged has a problem. */
  public String read(String text, String language) {
    return Answer.of(RulesAnswers.locale(language), () -> read(text));
  }

  private MatchRecord<?, ?> read(String text) {
    return MatchRecord.read(rules.rules(MatchRecord.variant(text)), text);
  }

  /**
   * Returns the record of a match.
   *
   * @param headers keys and values in turn
   * @param termination such as {@code win 1 resignation}, or empty
   */
  public String of(
      String variant,
      String start,
      String moves,
      String headers,
      String termination,
      String language) {
    return Answer.of(
        RulesAnswers.locale(language),
        () ->
            with(
                record(rules.rules(variant), start, Answer.list(moves)),
                Answer.list(headers),
                termination));
  }

  private static <S, M> MatchRecord<S, M> record(
      Rules<S, M> rules, String start, List<String> moves) {
    return MatchRecord.of(RulesAnswers.match(rules, start, moves));
  }

  static <S, M> MatchRecord<S, M> with(
      MatchRecord<S, M> record, List<String> headers, String termination) {
    Map<String, String> byKey = new LinkedHashMap<>();
    for (int i = 0; i < headers.size(); i += 2) {
      byKey.put(headers.get(i), headers.get(i + 1));
    }
    MatchRecord<S, M> changed = record.withHeaders(byKey);
    return termination.isEmpty() ? changed : changed.withTermination(termination(termination));
  }

  private static Status termination(String text) {
    String code = text.substring(text.lastIndexOf(' ') + 1);
    Termination termination =
        Stream.of(Termination.values())
            .filter(each -> each.code().equals(code))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(unknown(code)));
    return text.startsWith("win ")
        ? termination.win(text.charAt("win ".length()) - '0')
        : termination.draw();
  }

  private static String unknown(String code) {
    return Stream.of(Termination.values())
        .map(Termination::code)
        .collect(Collectors.joining(", ", "No match ends by " + code + ", but by ", "."));
  }

  /** Returns a tree at its start, from a record that has been read without a problem. */
  public TreePlace tree(String text) {
    return new TreePlace(read(text).tree().start());
  }
}
