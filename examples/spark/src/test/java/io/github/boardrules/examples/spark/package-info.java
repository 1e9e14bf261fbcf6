/** Tests of the jobs on Apache Spark: their results are those of the plain program. */
@NullMarked
package io.github.boardrules.examples.spark;

import org.jspecify.annotations.NullMarked;
