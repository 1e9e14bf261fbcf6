package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * GraalVM's native images contain only the resource bundles that metadata in the jars name;
 * services they find by themselves.
 */
class NativeImageTest {

  private record Metadata(List<Bundle> bundles) {}

  private record Bundle(String name, List<String> locales) {
    String file(String language) {
      return name.replace('.', '/') + (language.equals("en") ? "" : "_" + language) + ".properties";
    }
  }

  static Stream<String> modules() {
    return Stream.concat(Stream.of("core", "boardspace"), Checkout.GAMES.stream());
  }

  @ParameterizedTest
  @MethodSource("modules")
  void theMetadataNamesEveryBundleInEveryLanguage(String module) throws IOException {
    Path resources = Checkout.path(module).resolve("src/main/resources");
    Path metadata =
        resources.resolve(
            "META-INF/native-image/io.github.boardrules/boardrules-"
                + module
                + "/resource-config.json");
    List<String> named =
        new Gson()
            .fromJson(Files.readString(metadata), Metadata.class).bundles().stream()
                .flatMap(bundle -> bundle.locales().stream().map(bundle::file))
                .sorted()
                .toList();

    assertThat(
            Stream.concat(
                bundles(resources), bundles(Checkout.path(module).resolve("src/main/filtered"))))
        .containsExactlyInAnyOrderElementsOf(named);
  }

  private static Stream<String> bundles(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".properties"))
          .toList()
          .stream();
    }
  }
}
