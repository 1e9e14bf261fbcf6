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
  /** Creates the family. */
  public PylosFamily() {
    super(
        "pylos",
        PylosRules::parse,
        GameInfo.of(PylosOptions.TEXT, Variant.MESSAGES, "basic", "pylos")
            .withAuthor(Label.of("David G. Royffe (Gigamic)"))
            .withVariant("published", "pylos:takeback=must")
            .withVariant("beginners", "pylos:takeback=none")
            .withVariant("experts", "pylos:takeback=must,lines=yes")
            .withVariant("lines", "pylos:lines=yes,out=stuck")
            .withVariant("limit", "pylos:limit=200")
            .withVariant("small", "pylos:base=3")
            .withVariant("small-beginners", "pylos:base=3,takeback=none,out=stuck")
            .withVariant("small-lines", "pylos:base=3,lines=yes,out=stuck")
            .withVariant("small-limit", "pylos:base=3,out=stuck,limit=200"));
  }
}
