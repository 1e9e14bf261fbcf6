/**
 * Jobs on Apache Spark: games, counts and archives that are too much for one machine. The same jar
 * runs on the cores of one machine and on a cluster.
 *
 * <p>{@link io.github.boardrules.examples.spark.SparkProgram} is the program; a job is a {@link
 * io.github.boardrules.examples.spark.SparkJob}. What a job computes is plain code that knows
 * nothing of Spark, in {@link io.github.boardrules.examples.parts} and in the command line, so its
 * result is that of one program.
 *
 * <p>Rules and positions are not serializable. What travels between machines are texts: {@link
 * io.github.boardrules.examples.spark.SharedRules} is a variant, and {@link
 * io.github.boardrules.examples.spark.SharedPosition} a position.
 */
@NullMarked
package io.github.boardrules.examples.spark;

import org.jspecify.annotations.NullMarked;
