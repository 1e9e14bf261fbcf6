package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every public type and package has an example; it is correct, as a wrong one is noticed. */
@TestInstance(Lifecycle.PER_CLASS)
@Tag("slow")
class ApiExamplesTest {
  private static final ApiSource SOURCE =
      new ApiSource("Some.java", "io.github.boardrules.pylos", "Some");

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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"a\".length(); // ==> 2",
        "int two = 1 + 1; // ==> 3",
        "List.of(1,\n    2).size();\n    // ==> 3",
        "if (List.of().size() > 0) {\n  Math.abs(-7); // ==> 7\n}",
        "int one = unknown;",
        "int one = 1",
        "List.of().get(0);"
      })
  void aWrongExampleIsNoticed(String code, @TempDir Path folder) {
    ApiExample example = example("<pre>{@code\n" + code + "\n}</pre>");
    assertThatThrownBy(() -> new ApiExamples(sources, List.of(example), folder).run(example))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void anOutputFollowsItsExample() {
    String output = "<pre class=\"output\">{@code\n1\n}</pre>";
    assertThat(example("<pre>{@code\nint i;\n}</pre>\n\n" + output).output()).containsExactly("1");
    assertThatThrownBy(() -> example("<pre>{@code\nint i;\n}</pre>\n\nText.\n\n" + output))
        .hasMessage("an output does not follow its example");
    assertThatThrownBy(() -> example(output)).hasMessage("an output does not follow its example");
  }

  @Test
  void anUnknownKindOfBlockIsRefused() {
    assertThatThrownBy(() -> example("<pre>int i;</pre>")).isInstanceOf(Fault.class);
    assertThatThrownBy(() -> example("<pre class=\"java\">{@code\nint i;\n}</pre>"))
        .hasMessage("a block of an unknown kind: java");
  }

  private static ApiExample example(String comment) {
    return ApiExample.of(SOURCE, comment).orElseThrow();
  }
}
