package io.github.boardrules.pylos;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;

/**
 * Registers Pylos with the catalog; programs that know the game use {@link PylosRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new PylosFamily()).textRules("pylos:base=3");
 * rules.start(); // ==> .../.../...|../..|. 1 0
 * }</pre>
 */
public final class PylosFamily extends GameFamily {

  /** Creates the family; the service loader calls this. */
  public PylosFamily() {
    super(
        "pylos",
        PylosRules::parse,
        GameInfo.of(
            "pylos",
            Label.of("Pylos"),
            "pylos",
            "pylos:takeback=must",
            "pylos:takeback=none",
            "pylos:takeback=must,lines=yes",
            "pylos:lines=yes,out=stuck",
            "pylos:limit=200",
            "pylos:base=3",
            "pylos:base=3,takeback=none,out=stuck",
            "pylos:base=3,lines=yes,out=stuck",
            "pylos:base=3,out=stuck,limit=200"));
  }
}
