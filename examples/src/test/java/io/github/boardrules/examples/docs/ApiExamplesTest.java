package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every public type and exported package has an example, and every example is correct. */
@TestInstance(Lifecycle.PER_CLASS)
class ApiExamplesTest {
  private final List<ApiSource> sources = ApiSource.all();
  private final List<ApiExample> examples =
      sources.stream().flatMap(source -> source.examples().stream()).toList();
  private ApiExamples compiled;

  @BeforeAll
  void compile(@TempDir Path folder) {
    compiled = new ApiExamples(sources, examples, folder);
  }

  List<ApiSource> types() {
    return sources.stream().filter(ApiSource::isType).toList();
  }

  List<ApiSource> packages() {
    return sources.stream().filter(source -> source.name().equals(ApiSource.PACKAGE_PAGE)).toList();
  }

  List<ApiExample> examples() {
    return examples;
  }

  @Test
  void everyPublicTypeHasAnExample() {
    assertThat(types()).hasSizeGreaterThan(100);
    assertThat(types().stream().filter(type -> type.example().isEmpty())).isEmpty();
  }

  @Test
  void everyPackageHasAnExample() {
    assertThat(packages()).hasSizeGreaterThan(10);
    assertThat(packages().stream().filter(page -> page.example().isEmpty())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleIsCorrect(ApiExample example) {
    assertThat(compiled.run(example)).isEqualTo(example.output());
  }
}
