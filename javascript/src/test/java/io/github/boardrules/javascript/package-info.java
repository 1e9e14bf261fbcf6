@NullMarked
package io.github.boardrules.javascript;

import org.jspecify.annotations.NullMarked;
