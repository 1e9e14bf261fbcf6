/**
 * Games in files: {@code check} and {@code random}.
 *
 * <p>{@code GameCheck} and {@code CountCheck} compare what files say with the rules. {@code
 * GameLine} is for a JSON object on a line, {@code RecordFile} for a record as {@code play} saves
 * it, {@code SiteArchive} for those of Boardspace.
 */
@NullMarked
package io.github.boardrules.examples.cli.records;

import org.jspecify.annotations.NullMarked;
