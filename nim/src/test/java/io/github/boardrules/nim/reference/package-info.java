/**
 * The rule page written down once more, as slowly and plainly as it reads: sets of the names of
 * cells, lists of counts, no bits, no tables, no part of the library. The properties compare the
 * library with it.
 */
package io.github.boardrules.nim.reference;
