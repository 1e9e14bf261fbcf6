package io.github.boardrules.examples.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.ShellWord;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code save} in {@code play}, and {@code play --record}: a saved match continues. */
class PlayRecordTest {
  @TempDir Path folder;

  @Test
  void aSavedMatchGoesOnWithItsMovesAndPlayers() {
    Session.check(
        folder,
        """
        $ play heap:size=9 --seat2 random --seed 1 < take1¶save ./a¶take3
        …
        6 1
        Player 1 is to move.
        > The game is saved in './a'.
        >
        3 2
        Player 2 is to move.
        …
        $ cat ./a > [variant "heap:size=9"]¶[form "1"]¶[player1 "human"]¶[player2 "random"]¶¶take1 take2¶{ongoing}
        $ play --record ./a < take3¶undo¶undo
        …
        6 1
        Player 1 is to move.
        Type a move or a command; help lists the commands.
        A legal move here: take3
        >
        3 2
        Player 2 is to move.
        Player 2 plays take…
        …
        9 1
        Player 1 is to move.
        >
        $ play walk < on¶on¶save ./a
        …
        > The game is saved in './a'.
        >
        $ cat ./a > [variant "walk"]¶[form "1"]¶[player1 "human"]¶¶on on¶{draw game-over}
        """);
  }

  @Test
  void movesThatWereTakenBackBecomeVariationsAndCommentsStay() {
    Session.check(
        folder,
        """
        $ play heap:size=9 --seat2 human < comment¶variations¶take1¶comment so ("so")¶comment¶undo¶variations¶take2¶variations¶take1¶undo¶save ./a > …
        $ cat ./a > [variant "heap:size=9"]¶[form "1"]¶[player1 "human"]¶[player2 "human"]¶¶take2 (take1 "so (\\"so\\")")¶{ongoing}
        $ play --record ./a < variations¶undo¶take1¶comment
        …
        > Previously played instead of the last move: take1
        >
        9 1
        Player 1 is to move.
        >
        8 2
        Player 2 is to move.
        > so ("so")
        >
        """);
  }

  @Test
  void headersAndNamesOfPeopleAreKept() {
    Session.check(
        folder,
        """
        $ cat > ./a < [variant "heap"]¶[start "9 2"]¶[player1 "Anna"]¶[player2 "random"]¶[date "1"]¶¶take1¶{ongoing}
        $ play heap --record ./a --seat2=human < take2¶save ./a > …
        $ cat ./a
        [variant "heap"]
        [form "1"]
        [start "9 2"]
        [player1 "Anna"]
        [player2 "human"]
        [date "1"]

        take1 take2
        {ongoing}
        """);
  }

  /** A record that an editor has changed may be replaced too. */
  @Test
  void aRecordIsReplacedOnlyWhenItIsWritten() throws IOException {
    Path file = folder.resolve("a");
    Files.writeString(file, "\uFEFF\n[variant \"heap\"]\n\ntake1\n{ongoing}\n");
    Files.createLink(folder.resolve("earlier"), file);
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-x---"));
    }

    Session.check(
        folder,
        """
        $ play --record ./a < take2¶save ./link > …
        $ cat ./a > …¶take1 take2¶{ongoing}
        $ cat ./earlier > …¶take1¶{ongoing}
        """);

    assertThat(link).isSymbolicLink();
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a", "earlier", "link");
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-r-x---");
    }
  }

  @Test
  void anEndingOutsideTheRulesIsReportedAndStaysWhereItWas() {
    Session.check(
        folder,
        """
        $ cat > ./a < [variant "heap"]¶¶take1¶{ongoing}¶{win 1 resignation}
        $ play --record ./a < save ./a
        The recorded match has ended, but you may play on from there. Player 1 wins: the other player has resigned.
        …
        $ cat ./a > …¶take1¶{ongoing}¶{win 1 resignation}
        $ play --record ./a < take1¶save ./a > …
        $ cat ./a > …¶take1 "Player 1 wins: the other player has resigned." take1¶{ongoing}
        """);
  }

  @Test
  void aRecordNamesTheVariantAndThePlayers() {
    Session.check(
        folder,
        """
        $ cat > ./a < [variant "heap:size=8"]¶[player2 "perfect"]¶¶take1¶{ongoing}
        $ play --record ./a heap:size=8
        …
        Player 2 plays take3.

        4 1
        Player 1 is to move.
        >
        $ play heap --record ./a > ! the record is of heap:size=8, not of heap.
        """);
    assertThat(Run.of("play"))
        .isEqualTo(Run.failed("VARIANT is missing; usage: " + PlayCommand.USAGE));
  }

  /** The tests of {@code check} show the problems of each kind. */
  @Test
  void aMatchThatIsLeftIsKeptAndGoesOn() throws IOException {
    Path kept = folder.resolve("state").resolve("kept here");
    assertThat(leave(kept, Optional.empty())).isEmpty();
    assertThat(kept).doesNotExist();

    String said = leave(kept, Optional.empty(), "take1");
    assertThat(said)
        .startsWith("The match is kept; this continues it:\n  boardrules play --record '");
    String file = said.substring(said.indexOf('\'') + 1, said.lastIndexOf('\''));
    assertThat(Path.of(file).getFileName().toString()).matches("heap-20[0-9T.-]+-[0-9]+\\.txt");
    assertThat(Run.of("play --record", file).out()).contains("\n5 1\n");

    assertThat(leave(kept, Optional.empty(), "take3", "take2"))
        .startsWith("The match is kept; this shows it again:\n");
    // Nothing has changed since it was saved.
    Path saved = folder.resolve("saved");
    assertThat(leave(kept, Optional.of(saved), "take1"))
        .endsWith("\n  boardrules play --record " + saved + "\n");
    Path named = folder.resolve("Anna's match");
    assertThat(leave(kept, Optional.of(named), "take1"))
        .endsWith(
            " play --record " + ShellWord.of(named.toString(), File.separatorChar == '\\') + "\n");
    // Each match stays in its file.
    assertThat(kept).isDirectoryContaining("glob:**/heap-*").isNotEmptyDirectory();
    assertThat(kept.toFile().list()).hasSizeLessThanOrEqualTo(3);
    // The folder is a file.
    assertThat(leave(saved, Optional.empty(), "take1")).contains(" cannot be used: ");
  }

  /** Returns what is said when a match is left; it is left once more without its last move. */
  private static String leave(Path kept, Optional<Path> saved, String... moves) {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output output = new Output(screen);
    CommandContext silent = CommandContext.silent(Catalog.of(new ToyFamily()), Locale.ENGLISH);
    CommandContext context =
        new CommandContext(
            silent.games(),
            silent.texts(),
            silent.input(),
            output,
            silent.progress(),
            silent.streams());
    Limit limit = Limit.nodes(1);
    SeatedMatch<?, ?> match =
        new SeatedMatch<>(
            context,
            MatchRecord.of(Match.of(context.rules("heap"))),
            Optional.empty(),
            List.of(SeatKind.HUMAN, SeatKind.HUMAN),
            Map.of(),
            new SplitMix64(1),
            limit,
            limit,
            Tables.of("", context.progress()));
    for (String move : moves) {
      match.play(move, new PlainDialogue(context.input(), output), List.of());
    }
    saved.ifPresent(file -> match.save(file.toString()));
    output.flush();
    screen.reset();
    match.keep(kept);
    output.flush();
    String said = screen.toString(UTF_8);
    match.undo();
    match.keep(kept);
    return said;
  }

  @Test
  void aDamagedRecordIsReadUpToItsFirstProblem() {
    Session.check(
        folder,
        """
        $ cat > ./a < [variant "heap"]¶¶take1¶take9¶{ongoing}
        $ play --record ./a
        The record is read up to move 1 only. ./a:4: move 2, take9, character 1: At most 3 may be taken.

        4 2
        Player 2 is to move.
        Type a move or a command; help lists the commands.
        A legal move here: take3
        >
        $ cat > ./a < [variant "heap"]¶[take1]
        $ play --record ./a > ! the record, ./a:2: character 7: expected a space here.
        $ cat > ./a < [variant "heap"]¶[date "1"]¶[date "2"]¶¶{ongoing}
        $ play --record ./a > ! the record, ./a:3: the header date is given twice.
        $ cat > ./a < [variant "heap"]¶[form "2"]¶
        $ play --record ./a > ! the record, ./a:2: the record is of form 2, which a newer version writes; this version reads form 1.
        $ cat > ./a < [variant "go"]¶¶¶{ongoing}
        $ play --record ./a > ! the variant: character 1: unknown game 'go'; …
        $ play --record ./none.txt > ! there is no file or folder './none.txt'.
        """);
  }

  @Test
  void aFileThatCannotBeWrittenDoesNotEndTheGame() {
    Session.check(
        folder,
        """
        $ play heap --seat2 human < save¶save ./¶save ./games/1/a.txt¶save ~other/a.txt¶save no~/a.txt
        …
        > Name a file to save in: save FILE.
        > '.' is a folder, not a file.
        > There is no folder './games'.
        > There is no folder '~other'.
        > There is no folder 'no~'.
        >
        """);
    // The tilde is the home of the user, who need not have one.
    Path missing = Path.of(System.getProperty("user.home", ""), "no such folder");
    while (missing.getParent() != null && Files.notExists(missing.getParent())) {
      missing = missing.getParent();
    }
    assertThat(Run.with("save ~/no such folder/a.txt", "play heap --seat2 human").answers())
        .isEqualTo("> There is no folder '" + missing + "'.\n> \n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my thesis",
        "[section]\nkey = 1\n",
        "{\"variant\": \"heap\", \"moves\": []}\n",
        "\u00ff\u0000",
        "[var"
      })
  void aFileWithSomethingElseIsNotOverwritten(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("a"), text);
    Session.check(
        folder,
        """
        $ play heap --seat2=human < save ./a
        …
        > The file './a' exists and holds no match record, so it is not overwritten; save in another file, or delete it first.
        >
        """);
    assertThat(Files.readString(file)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[variant \"walk\"]\n\non\n{ongoing}\n", "[variant \"damaged"})
  void anEmptyFileAndAnOlderRecordAreOverwritten(String text) throws IOException {
    Files.writeString(folder.resolve("a"), text);
    Session.check(
        folder,
        """
        $ play heap --seat2=human < take1¶save ./a¶take1¶undo¶save ./a > …¶> The game is saved in './a'.¶>
        $ cat ./a > [variant "heap"]¶[form "1"]¶[player1 "human"]¶[player2 "human"]¶¶take1¶{ongoing}
        """);
  }
}
