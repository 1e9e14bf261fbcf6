/** What authors of games use to read and write texts with exact columns and named options. */
@NullMarked
package io.github.boardrules.core.text;

import org.jspecify.annotations.NullMarked;
