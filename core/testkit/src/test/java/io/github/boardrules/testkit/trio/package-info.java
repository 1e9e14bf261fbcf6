/** A small game that keeps all laws, one of defaults only, and many that each break a law. */
package io.github.boardrules.testkit.trio;
