package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A wrong example in the documentation of the API is noticed. */
class ApiExampleTest {
  private static final ApiSource SOURCE =
      new ApiSource("Some.java", "io.github.boardrules.pylos", "Some");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"a\".length(); // ==> 1",
        "int two = 1 + 1; // ==> 2",
        "var list =\n    List.of(1, 2); // ==> [1, 2]",
        "List.of(1,\n    2).size();\n    // ==> 2",
        "for (int i = 0; i < 2; i++) {\n  Math.abs(-7); // ==> 7\n}",
        "record Pair(int a, int b) {}\n\nnew Pair(1, 2); // ==> Pair[a=1, b=2]",
        "\"a\\\"\\tb\".length(); // ==> 4",
        "Cell.parse(\"2a1\").level(); // ==> 2",
        "try {\n  List.of().get(0);\n} catch (RuntimeException e) {\n  e.getClass() == null; // ==> false\n}"
      })
  void aCorrectExampleIsAccepted(String code) {
    assertThat(run("<pre>{@code\n" + code + "\n}</pre>")).isEmpty();
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
  void aWrongExampleIsNoticed(String code) {
    assertThatThrownBy(() -> run("<pre>{@code\n" + code + "\n}</pre>"))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void blocksOfACommentAreOneExample() {
    assertThat(
            run(
                """
                Text.

                <pre>{@code
                int one = 1;
                }</pre>

                More text.

                <pre class="text">{@code
                no code at all
                }</pre>

                <pre>{@code
                System.out.println(one);
                }</pre>

                <pre class="output">{@code
                1
                }</pre>
                """))
        .containsExactly("1");
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

  private List<String> run(String comment) {
    ApiExample example = example(comment);
    return new ApiExamples(ApiSource.all(), List.of(example), folder).run(example);
  }

  private static ApiExample example(String comment) {
    return ApiExample.of(SOURCE, comment).orElseThrow();
  }
}
