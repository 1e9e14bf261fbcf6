/**
 * An opponent for every game, and an analysis of its positions; at full speed if the rules, or
 * those behind them, have codes ({@link io.github.boardrules.core.PackedRules}).
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * Engine<GridPosition, GridMove> engine = Engine.of(rules).withSeed(7);
 * Analysis<GridMove> analysis = engine.analyse(rules.start(), Limit.nodes(2_000));
 * rules.isLegal(rules.start(), analysis.best()); // ==> true
 * }</pre>
 *
 * <p>{@link Engine} holds the settings, {@link Limit} says when an analysis ends, and {@link
 * Analysis} is what has been found, with a {@link RatedMove} for each move. An {@link
 * EngineSession} plays a whole game and keeps what it knows. {@link SearchMethod} names the two
 * ways to search.
 *
 * <p>A {@link WinProver} looks only for forced wins, so it sees further than an engine.
 *
 * <p>The engine knows nothing of a game but its rules. Authors make it stronger with an {@link
 * io.github.boardrules.core.Evaluation}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.engine;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
