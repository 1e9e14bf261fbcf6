package io.github.boardrules.jackson;

import io.github.boardrules.fixtures.NullArguments;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No public constructor accepts null. */
class NullsTest {

  @TestFactory
  Stream<DynamicTest> noConstructorAcceptsNull() {
    return NullArguments.of(BoardrulesModule.class).tests();
  }
}
