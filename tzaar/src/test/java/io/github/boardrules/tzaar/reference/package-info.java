/**
 * The rule page written down once more, as slowly and plainly as it reads: no bits, no tables, no
 * part of the library. The properties compare the library with it.
 */
package io.github.boardrules.tzaar.reference;
