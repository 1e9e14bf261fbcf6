/**
 * A second implementation of the rule page, as literal and simple as possible: without bitboards,
 * tables or any part of the library. The properties compare the library with it.
 */
package io.github.boardrules.tzaar.reference;
