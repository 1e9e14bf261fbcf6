package io.github.boardrules.examples.docs;

import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Rebuilds the blocks and the pictures of all pages, and the values in examples of the API. */
public final class RenewPages {
  private RenewPages() {}

  /**
   * Rebuilds them in this checkout and prints the files that have changed, then the places that
   * only a person can change, such as a move in a chapter that has become illegal.
   */
  public static void main(String[] arguments) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Set<String> screenshots = new TreeSet<>();
    List<String> faults = new ArrayList<>();
    for (String file : Checkout.pages()) {
      try {
        Page page = new Page(file, Checkout.read(file));
        files.put(file, page.text());
        files.putAll(page.pictures());
        screenshots.addAll(page.screenshots());
      } catch (Fault fault) {
        faults.add(fault.getMessage());
      }
    }
    files.putAll(apiExamples());
    for (Map.Entry<String, String> file : files.entrySet()) {
      boolean isNew = !Files.exists(Checkout.path(file.getKey()));
      if (isNew || !Checkout.read(file.getKey()).equals(file.getValue())) {
        Checkout.write(file.getKey(), file.getValue());
        System.out.println("renewed " + file.getKey());
      }
    }
    if (!faults.isEmpty()) {
      System.err.println("To be changed by hand:\n" + String.join("\n", faults));
      System.exit(1);
    }
    for (String picture : Checkout.files(Checkout.PICTURES).toList()) {
      if (!files.containsKey(picture) && !screenshots.contains(picture)) {
        Files.delete(Checkout.path(picture));
        System.out.println("deleted " + picture);
      }
    }
  }

  /** Returns the sources of the API with the values that their examples have now. */
  private static Map<String, String> apiExamples() throws IOException {
    List<ApiSource> sources = ApiSource.all();
    List<ApiExample> examples =
        sources.stream().flatMap(source -> source.examples().stream()).toList();
    Path classes = Checkout.path("examples/house/target/api-examples");
    ApiExamples compiled = new ApiExamples(sources, examples, Files.createDirectories(classes));
    return sources.stream()
        .collect(Collectors.toMap(ApiSource::file, source -> source.renewed(compiled)));
  }
}
