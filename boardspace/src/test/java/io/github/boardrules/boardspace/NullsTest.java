package io.github.boardrules.boardspace;

import io.github.boardrules.fixtures.NullArguments;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No public method accepts null. */
class NullsTest {

  @TestFactory
  Stream<DynamicTest> noMethodAcceptsNull() {
    return NullArguments.of(BoardspaceRecords.class).tests();
  }
}
