package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/**
 * The result of a run of the program.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
record Run(int status, String out, String err) {
  private static final Catalog TOYS = Catalog.of(new ToyFamily());

  /** Runs the program with the toy games. */
  static Run of(String... arguments) {
    return with("", arguments);
  }

  /** Runs the program with the toy games and an input. */
  static Run with(String input, String... arguments) {
    return with(TOYS, input, arguments);
  }

  static Run with(Catalog catalog, String input, String... arguments) {
    return with(catalog, Streams.PIPES, input, arguments);
  }

  static Run with(Catalog catalog, Streams streams, String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(UTF_8));
    int status = new Boardrules(() -> catalog, in, out, err, streams).run(arguments);
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  static Run done(String... lines) {
    return new Run(0, lines(lines), "");
  }

  static Run refused(String... lines) {
    return new Run(1, lines(lines), "");
  }

  /** Returns a run that ends with an error, after some lines of results. */
  static Run failed(String error, String... lines) {
    return new Run(2, lines(lines), "boardrules: " + error + "\n");
  }

  private static String lines(String... lines) {
    return lines.length == 0 ? "" : String.join("\n", lines) + "\n";
  }
}
