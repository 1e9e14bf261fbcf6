/**
 * The search for a way through an inlay puzzle, which works on the pushes of lines.
 *
 * <p>{@link io.github.boardrules.pikkpakk.inlay.InlaySearch} finds a shortest way. Where that is
 * too far, {@link io.github.boardrules.pikkpakk.inlay.InlayBlocks} fills the block, and {@link
 * io.github.boardrules.pikkpakk.inlay.InlayCycles} puts the balls right there.
 */
@NullMarked
package io.github.boardrules.pikkpakk.inlay;

import org.jspecify.annotations.NullMarked;
