/**
 * The rule page as a slow and simple program: no bits, no tables, no part of the library. Fields
 * are their names; pieces are their letters, upper case for the team {@code full}. The properties
 * compare the library with it.
 */
package io.github.boardrules.colorfield.reference;
