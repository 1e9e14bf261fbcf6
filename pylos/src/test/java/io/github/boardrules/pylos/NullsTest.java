package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.NullsContract;
import java.util.List;

/** No public method and no public constructor takes null for an argument. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        GameFixture.PYLOS,
        Setup.of("pylos").mixed(1).mixed(2).mixed(3).mixed(4).text(),
        PylosMove.class,
        PylosOptions.DEFAULT,
        Cell.parse("1b2"),
        new PylosMove.Raise(Cell.parse("1a1"), Cell.parse("2b2"), List.of()),
        PylosMove.parse("1b2x1b2"));
  }
}
