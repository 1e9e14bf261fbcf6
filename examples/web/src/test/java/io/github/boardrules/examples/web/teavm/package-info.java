@NullMarked
package io.github.boardrules.examples.web.teavm;

import org.jspecify.annotations.NullMarked;
