/**
 * An opponent for every game, and an analysis of its positions; at full speed if the rules have
 * codes, {@link io.github.boardrules.core.PackedRules}, or stand for some that have.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * Engine<GridPosition, GridMove> engine = Engine.of(rules).withSeed(7);
 * Analysis<GridMove> analysis = engine.analyse(rules.start(), Limit.nodes(2_000));
 * rules.isLegal(rules.start(), analysis.best()); // ==> true
 * }</pre>
 *
 * <p>{@link Engine} is the settings, {@link Limit} says when an analysis ends, and {@link Analysis}
 * is what has been found, a {@link RatedMove} for each move. An {@link EngineSession} plays a whole
 * game and continues with what it knows already. {@link SearchMethod} tells the two ways to search
 * apart.
 *
 * <p>A {@link WinProver} only looks for a forced win of one of the players, and so sees further
 * than an engine.
 *
 * <p>The engine knows nothing about a game but its rules. Authors of games make it stronger with an
 * {@link io.github.boardrules.core.Evaluation}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.engine;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
