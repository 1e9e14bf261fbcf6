package io.github.boardrules.pylos;

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
        GameInfo.builder(PylosOptions.TEXT, Variant.MESSAGES)
            .author("David G. Royffe (Gigamic)")
            .variant("basic", "pylos")
            .variant("published", "pylos:takeback=must")
            .variant("beginners", "pylos:takeback=none")
            .variant("experts", "pylos:takeback=must,lines=yes")
            .variant("lines", "pylos:lines=yes,out=stuck")
            .variant("limit", "pylos:limit=200")
            .variant("small", "pylos:base=3")
            .variant("small-beginners", "pylos:base=3,takeback=none,out=stuck")
            .variant("small-lines", "pylos:base=3,lines=yes,out=stuck")
            .variant("small-limit", "pylos:base=3,out=stuck,limit=200")
            .build());
  }
}
