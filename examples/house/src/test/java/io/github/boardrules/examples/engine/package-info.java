/** What the engine is measured by: positions whose outcome is known from elsewhere. */
@NullMarked
package io.github.boardrules.examples.engine;

import org.jspecify.annotations.NullMarked;
