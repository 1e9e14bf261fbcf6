@NullMarked
package io.github.boardrules.javascript.teavm;

import org.jspecify.annotations.NullMarked;
