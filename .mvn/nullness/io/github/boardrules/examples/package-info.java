/** It exists, so that the packages below it inherit the default of {@code io.github.boardrules}. */
package io.github.boardrules.examples;
