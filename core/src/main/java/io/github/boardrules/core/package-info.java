/**
 * The contract between the rules of a board game and the programs that use them.
 *
 * <h2>Asking the rules</h2>
 *
 * <p>A {@link Rules} object stands for one variant of one game. It lists the legal moves of a
 * position, plays one, and says how the game stands. Positions and moves are values: a question
 * changes nothing, and {@code play} answers another position.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.start();
 * rules.legalMoves(position).size(); // ==> 56
 * position = rules.play(position, GridMove.parse("a1+b1"));
 * rules.status(position).text();     // ==> ongoing
 * }</pre>
 *
 * <h2>Why not</h2>
 *
 * <p>A move that is not legal has a {@link Refusal}: a {@link Reason} with a stable code, the cells
 * that it concerns, and a sentence in English or Hungarian. {@code play} throws it as an {@link
 * IllegalMoveException}.
 *
 * <pre>{@code
 * var refusal = rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow();
 * refusal.reason().code(); // ==> empty-cell
 * refusal.message();       // ==> There is no ball on b1.
 * }</pre>
 *
 * <h2>Texts</h2>
 *
 * <p>A position and a move print as their text, which {@link Notation} reads back. That is how they
 * are stored and sent. A text that is none is a {@link NotationException}, with the column and what
 * could have stood there; of a variant id, a {@link VariantException}.
 *
 * <pre>{@code
 * position = rules.notation().parsePosition("oooo/oooo/oooo/..oo 2");
 * rules.notation().parseMove("c1+d1"); // ==> c1+d1
 * }</pre>
 *
 * <h2>A person's hand</h2>
 *
 * <p>A hand enters a move in {@link Step}s. After some of them a {@link Draft} says what may be
 * touched next, and which move is whole. A {@link Diagram} says what a drawing shows; the package
 * {@code io.github.boardrules.core.draw} draws it.
 *
 * <pre>{@code
 * var draft = rules.draft(position, List.of(Step.parse("cell:c1")));
 * draft.move();        // ==> Optional[c1]
 * draft.next().size(); // ==> 3
 * }</pre>
 *
 * <h2>Engines</h2>
 *
 * <p>{@link PackedRules}, which all games of this library are, have a {@code long} for each move of
 * a position, and a {@link MoveBuffer} holds those of a whole search. Chance comes from a {@link
 * SplitMix64} that the program passes, and {@link Symmetry} maps positions that play alike on each
 * other.
 *
 * <pre>{@code
 * var buffer = new MoveBuffer();
 * rules.legalMoves(position, buffer);
 * var next = rules.playUnchecked(position, buffer.get(0)); // ==> oooo/oooo/.ooo/..oo 1
 * }</pre>
 *
 * <p>Who writes a game finds in {@link Messages} the sentences in two languages, and in {@link
 * CoreReason} the reasons that all games share. The package {@code
 * io.github.boardrules.core.catalog} finds rules by their variant id, {@code
 * io.github.boardrules.core.play} remembers matches, and {@code io.github.boardrules.core.search}
 * counts, plays at random and solves.
 */
@NullMarked
package io.github.boardrules.core;

import org.jspecify.annotations.NullMarked;
