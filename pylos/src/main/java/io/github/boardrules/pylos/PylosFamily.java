package io.github.boardrules.pylos;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes Pylos known to the catalog; programs that know the game use {@link PylosRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new PylosFamily()).textRules("pylos:base=3");
 * rules.start(); // ==> .../.../...|../..|. 1 0
 * }</pre>
 */
public final class PylosFamily implements GameFamily {

  /** Makes the family; the service loader does. */
  public PylosFamily() {}

  @Override
  public String module() {
    return "pylos";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo(
            "pylos",
            "Pylos",
            List.of(
                "pylos",
                "pylos:takeback=must",
                "pylos:takeback=none",
                "pylos:takeback=must,lines=yes",
                "pylos:lines=yes,out=stuck",
                "pylos:limit=200",
                "pylos:base=3",
                "pylos:base=3,takeback=none,out=stuck",
                "pylos:base=3,lines=yes,out=stuck",
                "pylos:base=3,out=stuck,limit=200")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return PylosRules.parse(variant);
  }
}
