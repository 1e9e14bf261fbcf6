package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Rebuilds the blocks and the pictures of all pages, and the values in examples of the API. */
public final class RenewPages {
  private RenewPages() {}

  /** Rebuilds them in this checkout and prints the files that have changed. */
  public static void main(String[] arguments) throws IOException {
    Map<String, String> files = new TreeMap<>();
    Set<String> screenshots = new TreeSet<>();
    for (String file : Checkout.pages()) {
      Page page = new Page(file, Checkout.read(file));
      files.put(file, page.text());
      files.putAll(page.pictures());
      screenshots.addAll(page.screenshots());
    }
    files.putAll(apiExamples());
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

  /** Returns the sources of the API with the values that their examples have now. */
  private static Map<String, String> apiExamples() throws IOException {
    List<ApiSource> sources = ApiSource.all();
    List<ApiExample> examples =
        sources.stream().flatMap(source -> source.examples().stream()).toList();
    ApiExamples compiled =
        new ApiExamples(sources, examples, Files.createTempDirectory("boardrules"));
    return sources.stream()
        .collect(Collectors.toMap(ApiSource::file, source -> source.renewed(compiled)));
  }
}
