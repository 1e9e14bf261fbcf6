/**
 * The rule page as a slow and simple program: no bits, no tables, no part of the library. The
 * properties compare the library with it.
 */
package io.github.boardrules.pylos.reference;
