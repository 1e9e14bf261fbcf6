/**
 * The contract between the rules of a board game and the programs that use them.
 *
 * <p>Begin with {@link io.github.boardrules.core.Rules}: one object for one variant of a game,
 * which lists legal moves, plays them, explains what it refuses and says what may be touched next.
 * Engines go on to {@link io.github.boardrules.core.PackedRules}, user interfaces to {@link
 * io.github.boardrules.core.Draft} and {@link io.github.boardrules.core.Diagram}, servers to {@link
 * io.github.boardrules.core.Notation}.
 */
@NullMarked
package io.github.boardrules.core;

import org.jspecify.annotations.NullMarked;
