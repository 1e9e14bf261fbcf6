/**
 * A second implementation of the rule page, as slow and plain as the page reads: a map from the
 * names of cells to letters, without bits, tables or any part of the library. The properties
 * compare the library with it.
 */
package io.github.boardrules.pikkpakk.reference;
