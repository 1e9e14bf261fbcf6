/**
 * The laws that every implementation of the contract keeps, and what checks them: for the games of
 * this library and for anybody's own.
 *
 * <p>Begin with {@link io.github.boardrules.testkit.RulesLaws}. The laws are numbered in {@link
 * io.github.boardrules.testkit.Law}, which also says how far each can be tested. Facts that were
 * computed elsewhere are compared by {@link io.github.boardrules.testkit.PerftVectors} and {@link
 * io.github.boardrules.testkit.GameLog}. No test framework is needed: a broken law is an {@link
 * java.lang.AssertionError}.
 */
@NullMarked
package io.github.boardrules.testkit;

import org.jspecify.annotations.NullMarked;
