package io.github.boardrules.examples.solved.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
  void thereIsNothingToReadBeforeTablesAreWritten() {
    TableFolder folder = folder("walk", 1);

    assertThat(folder.<String>read(file -> Optional.of(Files.readString(file)))).isEmpty();
    assertThat(parent.resolve("tables")).doesNotExist();
  }

  @Test
  void newTablesReplaceTheOnesBefore() {
    TableFolder folder = folder("walk", 1);

    try (TableFolder.Writer writer = folder.lock()) {
      writer.write(file -> Files.writeString(file, "one"));
      writer.write(file -> Files.writeString(file, "two"));
    }

    assertThat(folder.<String>read(file -> Optional.of(Files.readString(file)))).hasValue("two");
    assertThat(folder.<String>read(file -> Optional.empty())).isEmpty();
    assertThat(parent.resolve("tables/walk.part")).doesNotExist();
  }

  @Test
  void tablesThatCannotBeWrittenLeaveTheOnesBefore() {
    TableFolder folder = folder("walk", 1);

    try (TableFolder.Writer writer = folder.lock()) {
      writer.write(file -> Files.writeString(file, "one"));
      assertTrouble(
          () ->
              writer.write(
                  file -> {
                    Files.writeString(file, "tw");
                    throw new IOException("the disk is broken");
                  }),
          Trouble.UNUSABLE,
          "java.io.IOException: the disk is broken");
    }

    assertThat(folder.<String>read(file -> Optional.of(Files.readString(file)))).hasValue("one");
    assertThat(parent.resolve("tables/walk.part")).doesNotExist();
  }

  @Test
  void tablesThatCannotBeReadAreNamed() throws IOException {
    TableFolder folder = folder("walk", 1);
    Files.createDirectory(parent.resolve("tables"));
    Files.writeString(folder.file(), "one");

    assertTrouble(
        () ->
            folder.read(
                file -> {
                  throw new IOException("the disk is broken");
                }),
        Trouble.UNUSABLE,
        "java.io.IOException: the disk is broken");
  }

  @Test
  void aVariantHasOneWriterAtATime() {
    TableFolder folder = folder("walk", 1);
    TableFolder other = folder("counters", 1);

    try (TableFolder.Writer writer = folder.lock();
        TableFolder.Writer another = other.lock()) {
      assertThat(writer).isNotSameAs(another);
      assertTrouble(folder::lock, Trouble.IN_USE, "another solver makes the tables of walk there.");
    }

    folder.lock().close();
  }

  @Test
  void roomForTheOldAndTheNewTablesIsNeeded() throws IOException {
    Files.createDirectory(parent.resolve("tables"));
    long free = Files.getFileStore(parent).getUsableSpace();
    TableFolder large = folder("walk", free);

    assertTrouble(large::lock, Trouble.FULL, 2 * free + " bytes are needed.");
    assertTrouble(large::lock, Trouble.FULL, "needed");
    folder("walk", free / 4).lock().close();
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.writeString(parent.resolve("tables"), "a file");

    assertThatThrownBy(folder("walk", 1)::lock)
        .isInstanceOf(TableFolderException.class)
        .hasMessageStartingWith("The folder " + file + " cannot be used for tables: java.nio.");
  }

  private TableFolder folder(String variant, long bytes) {
    return new TableFolder(parent.resolve("tables"), variant, bytes);
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
