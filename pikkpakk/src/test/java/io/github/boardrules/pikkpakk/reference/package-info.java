/**
 * The rule page written down once more, as slowly and plainly as it reads: a map from the names of
 * cells to letters, no bits, no tables, no part of the library. The properties compare the library
 * with it.
 */
package io.github.boardrules.pikkpakk.reference;
