/**
 * The rule page written down once more, as slowly and plainly as it reads: no bits, no tables, no
 * part of the library. Fields are their names; pieces are their letters, upper case for the team
 * {@code full}. The properties compare the library with it.
 */
package io.github.boardrules.colorfield.reference;
