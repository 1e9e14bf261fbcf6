package io.github.boardrules.examples.solved.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFolderTest {
  @TempDir private Path parent;

  @Test
  void theFileHasTheNameOfTheVariant() {
    assertThat(folder("heaps:sizes=3-4,last=loses", 1).file())
        .isEqualTo(parent.resolve("tables").resolve("heaps-sizes=3-4-last=loses.tables"));
  }

  @Test
  void newTablesReplaceTheOnesBeforeWhenTheyAreWhole() {
    TableFolder folder = folder("walk", 1);
    assertThat(read(folder)).isEmpty();
    assertThat(parent.resolve("tables")).doesNotExist();

    folder.whileLocked(
        () -> {
          folder.write(out -> out.writeUTF("one"));
          folder.write(out -> out.writeUTF("two"));
          assertTrouble(
              () ->
                  folder.write(
                      out -> {
                        out.writeUTF("th");
                        throw new IOException("the disk is broken");
                      }),
              Trouble.UNUSABLE,
              "java.io.IOException: the disk is broken");
        });

    assertThat(read(folder)).containsExactly("two");
    assertThat(folder.read(in -> in.readUTF().isEmpty())).isFalse();
    assertThat(parent.resolve("tables/walk.part")).doesNotExist();
  }

  @Test
  void damagedTablesAndThoseOfOthersAreNotRead() throws IOException {
    TableFolder folder = folder("walk", 1);
    folder.whileLocked(() -> folder.write(out -> out.writeUTF("one")));
    byte[] whole = Files.readAllBytes(folder.file());

    for (int at = 0; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(folder.file(), damaged);
      assertThat(folder.read(in -> !in.readUTF().isEmpty())).as("byte %s", at).isFalse();
    }
    for (int length : List.of(0, whole.length - 1, whole.length + 1)) {
      Files.write(folder.file(), Arrays.copyOf(whole, length));
      assertThat(folder.read(in -> !in.readUTF().isEmpty())).as("%s bytes", length).isFalse();
    }
    Files.write(folder.file(), whole);
    assertThat(read(folder)).containsExactly("one");
  }

  @Test
  void tablesThatCannotBeReadAreNamed() throws IOException {
    TableFolder folder = folder("walk", 1);
    Files.createDirectories(folder.file());

    assertTrouble(() -> read(folder), Trouble.UNUSABLE, "java.io.IOException: ");
  }

  @Test
  void aVariantHasOneWriterAtATime() {
    TableFolder folder = folder("walk", 1);
    List<String> work = new ArrayList<>();

    folder.whileLocked(
        () -> {
          folder("counters", 1).whileLocked(() -> work.add("another variant"));
          assertTrouble(
              () -> folder.whileLocked(() -> work.add("the same variant")),
              Trouble.IN_USE,
              "another solver makes the tables of walk there.");
        });
    folder.whileLocked(() -> work.add("later"));

    assertThat(work).containsExactly("another variant", "later");
  }

  @Test
  void roomForTheOldAndTheNewTablesIsNeeded() throws IOException {
    Files.createDirectory(parent.resolve("tables"));
    long free = Files.getFileStore(parent).getUsableSpace();
    TableFolder large = folder("walk", free);

    assertTrouble(() -> large.whileLocked(() -> {}), Trouble.FULL, 2 * free + " bytes are needed.");
    folder("walk", free / 4).whileLocked(() -> {});
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.writeString(parent.resolve("tables"), "a file");

    assertThatExceptionOfType(TableFolderException.class)
        .isThrownBy(() -> folder("walk", 1).whileLocked(() -> {}))
        .withMessageStartingWith("The folder " + file + " cannot be used for tables: java.nio.");
  }

  private TableFolder folder(String variant, long bytes) {
    return new TableFolder(parent.resolve("tables"), "format", variant, bytes);
  }

  private static List<String> read(TableFolder folder) {
    List<String> found = new ArrayList<>();
    assertThat(folder.read(in -> found.add(in.readUTF()))).isEqualTo(!found.isEmpty());
    return found;
  }

  private void assertTrouble(ThrowingCallable action, Trouble trouble, String detail) {
    assertThatExceptionOfType(TableFolderException.class)
        .isThrownBy(action)
        .satisfies(
            problem -> {
              assertThat(problem.trouble()).isEqualTo(trouble);
              assertThat(problem.folder()).isEqualTo(parent.resolve("tables").toString());
              assertThat(problem.detail()).contains(detail);
            });
  }
}
