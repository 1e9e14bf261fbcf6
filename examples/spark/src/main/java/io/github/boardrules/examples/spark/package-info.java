/**
 * Jobs on Apache Spark: games, counts and archives that are too much for one machine. The same jar
 * runs on the cores of one machine and on a cluster.
 *
 * <p>{@link io.github.boardrules.examples.spark.SparkProgram} is the program; a job is a {@link
 * io.github.boardrules.examples.spark.SparkJob}. What a job computes is plain code that knows
 * nothing of Spark, in {@link io.github.boardrules.examples.parts} and in the command line, so its
 * result is that of one program. Rules and positions are not serializable; what travels between
 * machines are texts, and {@link io.github.boardrules.examples.spark.SharedRules}.
 */
@NullMarked
package io.github.boardrules.examples.spark;

import org.jspecify.annotations.NullMarked;
