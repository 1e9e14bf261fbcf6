/**
 * A second implementation of RULES.md, as simple and slow as the page reads: without bits, tables
 * or any part of the library. The properties compare the library with it.
 */
package io.github.boardrules.zertz.reference;
