package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.examples.cli.shared.DataSize;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** What is wrong with the value of a field; in a list, with that of an index. */
final class Complaint extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final String PREFIX = "serve-";

  private final String field;
  private final transient OptionalInt index;
  private final RuntimeException problem;

  Complaint(String field, OptionalInt index, RuntimeException problem) {
    super(null, problem, false, false);
    this.field = field;
    this.index = index;
    this.problem = problem;
  }

  /** Returns the error of an answer: its code, what else a program may want, and a sentence. */
  static Map<String, Object> error(Throwable problem, Texts texts) {
    if (problem instanceof Complaint complaint) {
      Map<String, Object> error = error(complaint.problem, texts);
      error.put("field", complaint.field);
      complaint.index.ifPresent(index -> error.put("index", index));
      return error;
    }
    Map<String, Object> error = new LinkedHashMap<>();
    if (problem instanceof NotationException || problem instanceof IllegalMoveException) {
      Map<?, ?> form = (Map<?, ?>) JsonForm.of(problem, texts.locale());
      form.forEach((name, value) -> error.put(name.toString(), value));
    } else {
      Failure failure = failure(problem);
      String kind = failure.kind();
      error.put("code", kind.startsWith(PREFIX) ? kind.substring(PREFIX.length()) : kind);
      error.put("sentence", texts.capitalized(failure.sentence(texts)));
    }
    return error;
  }

  private static Failure failure(Throwable problem) {
    if (problem instanceof Failure failure) {
      return failure;
    }
    if (problem instanceof OutOfMemoryError) {
      long most = Runtime.getRuntime().maxMemory();
      return Failure.of(
          "out-of-memory", "most", new DataSize(most), "gigabytes", Math.max(1, most >> 29));
    }
    return Failure.of("defect", "problem", Texts.inOneLine(problem.toString()));
  }
}
