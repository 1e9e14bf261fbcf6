package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Rebuilds the blocks and the pictures of all pages. */
public final class RenewPages {
  private RenewPages() {}

  /**
   * Rebuilds them in this checkout and prints the files that have changed.
   *
   * @param arguments none
   * @throws IOException if a file cannot be deleted
   */
  public static void main(String[] arguments) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Set<String> screenshots = new TreeSet<>();
    for (String file : Checkout.pages()) {
      Page page = new Page(file, Checkout.read(file));
      files.put(file, page.text());
      files.putAll(page.pictures());
      screenshots.addAll(page.screenshots());
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      boolean isNew = !Files.exists(Checkout.path(file.getKey()));
      if (isNew || !Checkout.read(file.getKey()).equals(file.getValue())) {
        Checkout.write(file.getKey(), file.getValue());
        System.out.println("renewed " + file.getKey());
      }
    }
    for (String picture : Checkout.files(Checkout.PICTURES).toList()) {
      if (!files.containsKey(picture) && !screenshots.contains(picture)) {
        Files.delete(Checkout.path(picture));
        System.out.println("deleted " + picture);
      }
    }
  }
}
