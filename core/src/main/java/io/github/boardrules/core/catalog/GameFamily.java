package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import java.util.List;

/**
 * The games of one module. It is a service: a module of games names its family in its {@code
 * module-info.java}, and for programs on the class path in {@code META-INF/services}.
 *
 * <pre class="text">{@code
 * provides GameFamily with ZertzFamily;
 * }</pre>
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * GameFamily family = new NimFamily();
 * family.module();                           // ==> nim
 * family.rules("heaps:sizes=3-4-5").start(); // ==> 3-4-5 1
 * }</pre>
 */
public interface GameFamily {

  /**
   * The module's word, by which people know the artifact: {@code zertz} for {@code
   * boardrules-zertz}.
   *
   * @return the word, unique among the modules
   */
  String module();

  /**
   * The games of the module.
   *
   * @return an unmodifiable list of at least one game, always in the same order
   */
  List<GameInfo> games();

  /**
   * The rules of a variant.
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @return the rules
   * @throws VariantException when the text is no variant of one of the {@link #games()}
   */
  Rules<?, ?> rules(String variant);
}
