/** Small games on which the core is tested. */
package io.github.boardrules.core.toy;
