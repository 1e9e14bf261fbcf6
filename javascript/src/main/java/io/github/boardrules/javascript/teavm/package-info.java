/**
 * How the build compiles the page's Java to WebAssembly with TeaVM, and what TeaVM's class library
 * lacks of the JDK. Nothing here is part of the page.
 */
@NullMarked
package io.github.boardrules.javascript.teavm;

import org.jspecify.annotations.NullMarked;
