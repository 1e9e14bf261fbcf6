package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

class SolverLimitExceptionTest {

  @Test
  void itIsTheSameAfterSerialization() throws IOException, ClassNotFoundException {
    SolverLimitException thrown = new SolverLimitException(7, "More than 7.");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(thrown);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject())
          .isInstanceOfSatisfying(
              SolverLimitException.class,
              read -> {
                assertThat(read.limit()).isEqualTo(7);
                assertThat(read).hasMessage("More than 7.");
              });
    }
  }
}
