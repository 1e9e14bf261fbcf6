package io.github.boardrules.examples.spark;

import java.io.Serializable;

/**
 * A part of an archive: a file, or the lines that begin in a range of its bytes.
 *
 * @param name the file as messages name it
 * @param address where Hadoop finds it
 * @param format what it holds
 * @param order the number of the part in the archive, from 0
 * @param from the first byte
 * @param to the byte behind the last one
 * @param firstLine the number of the first line that begins in the range, from 1
 */
record ArchivePart(
    String name,
    String address,
    ArchiveFormat format,
    int order,
    long from,
    long to,
    long firstLine)
    implements Serializable {

  /** Returns the same part with the number of its first line. */
  ArchivePart startingAt(long line) {
    return new ArchivePart(name, address, format, order, from, to, line);
  }
}
