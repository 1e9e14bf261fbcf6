/**
 * Geometry and bitboards for the authors of games: boards of hexagons and squares, sets of cells in
 * the bits of a {@code long}, and their symmetries. Programs that only use games do not need it.
 *
 * <p>{@link HexLayout} places the cells of a board of hexagons, {@link Hexagon61} moves whole sets
 * of cells on the hexagon with five cells to a side, {@link SquareImage} is one of the eight
 * symmetries of a square, and {@link BitPermutation} applies a symmetry to sets. {@link Bits} has
 * what {@link java.lang.Long} lacks.
 *
 * <pre>{@code
 * int[] columns = {0, 0, 1};
 * int[] heights = {0, 1, 0};
 * var layout = HexLayout.of(columns, heights);
 * int[] bits = {0, 1, 2};
 * var symmetries = layout.symmetries().stream()
 *     .map(images -> new BitPermutation(bits, images))
 *     .toList();
 * symmetries.stream().map(symmetry -> symmetry.images(0b001)).distinct().count(); // ==> 3
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.grid;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
