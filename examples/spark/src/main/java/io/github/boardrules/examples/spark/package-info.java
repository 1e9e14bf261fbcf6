/**
 * Jobs on Apache Spark, on the cores of one machine or on a cluster; {@code SparkProgram} starts a
 * {@code SparkJob}. What it computes is plain code that knows nothing of Spark, in {@link
 * io.github.boardrules.examples.parts} and in the command line, so its result is that of one
 * program. Rules and positions are not serializable; what travels between machines are texts, and
 * {@code SharedRules}.
 */
@NullMarked
package io.github.boardrules.examples.spark;

import org.jspecify.annotations.NullMarked;
