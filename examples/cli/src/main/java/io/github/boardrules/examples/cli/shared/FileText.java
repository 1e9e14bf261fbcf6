package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import java.util.List;

/** The text of a file, whose errors are reported by file and line. */
public record FileText(String file, String text) {

  public static FileText read(String file) {
    return new FileText(file, TextFiles.read(file));
  }

  /** Returns the failure of an error in the text; the key names the sentence. */
  public Failure failure(String key, NotationException problem) {
    return Failure.of(key, "place", place(problem), "problem", explained(problem));
  }

  /** Returns where an error is: its line, or the file if it concerns the whole text. */
  public Object place(NotationException problem) {
    return problem.offset() >= text.length() && problem.expected().isEmpty()
        ? file
        : new FileLine(file, problem.line());
  }

  /** Returns an error by its column in its line, or the condition that the text breaks. */
  public static Object explained(NotationException problem) {
    if (problem.expected().isEmpty()) {
      return Refusal.of(problem.reason(), List.of(), problem.facts());
    }
    String line = problem.text().lines().skip(problem.line() - 1L).findFirst().orElse("");
    return NotationException.at(
        line, problem.column() - 1, problem.reason(), problem.facts(), problem.expected());
  }
}
