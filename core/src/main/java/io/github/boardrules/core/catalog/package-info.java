/**
 * Finding rules by their variant id, and using them in strings alone.
 *
 * <p>A {@link Catalog} knows the games that are installed, so a program that serves every game
 * names none of them. Each has a {@link GameInfo}: its id, its name and variants worth trying.
 *
 * <pre>{@code
 * var catalog = Catalog.installed();
 * catalog.game("zertz").variantIds().get(0); // ==> zertz
 * catalog.rules("zertz:rings=48").start();
 *     // ==> ...../....../......./......../......./....../...../.... 5,7,9 0,0,0 0,0,0 1
 * }</pre>
 *
 * <p>{@link Catalog#textRules} is the whole contract in strings, for servers, command lines and
 * other languages. The module of a game provides a {@link GameFamily}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.catalog;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
