package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.Nearest;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The commands of a game. Each has words in the language of the program, the first of which is
 * shown, and the English ones; capitals and accents may be left out.
 */
enum GameCommand {
  MOVES,
  WHY,
  HINT,
  UNDO,
  REDO,
  VARIATIONS,
  COMMENT,
  RESIGN,
  AGREE,
  BOARD,
  NAMES,
  RULES,
  SAVE,
  HELP,
  QUIT;

  private static final Texts ENGLISH = new Texts(Locale.ENGLISH);

  /** Returns the command of a word that a person has typed; empty if it is not a command. */
  static Optional<GameCommand> find(Texts texts, String typed) {
    String plain = Nearest.plain(typed);
    return Arrays.stream(values())
        .filter(command -> command.words(texts).map(Nearest::plain).anyMatch(plain::equals))
        .findFirst();
  }

  /** Returns the word that help and completions show. */
  String word(Texts texts) {
    return words(texts).findFirst().orElseThrow();
  }

  /** Returns all words of the command. */
  Stream<String> words(Texts texts) {
    String key = "command-word." + name().toLowerCase(Locale.ROOT);
    return Stream.of(texts, ENGLISH)
        .flatMap(language -> List.of(language.text(key).split(" ", -1)).stream())
        .distinct();
  }
}
