package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.docs.Checkout;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Another component breaks programs, so a public record has few and is the thing itself. */
class PublicRecordsTest {
  private static final int MAX_COMPONENTS = 3;
  private static final String SOURCES = "src/main/java/";
  private static final Pattern EXPORTED = Pattern.compile("exports ([\\w.]+)");

  /** The folders of the published modules. */
  static List<String> modules() {
    return Checkout.files("")
        .filter(file -> file.endsWith(SOURCES + "module-info.java"))
        .filter(file -> !file.startsWith("examples/"))
        .map(file -> file.substring(0, file.indexOf(SOURCES)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aPublicRecordHasAtMostThreeComponents(String module) {
    assertThat(records(module))
        .filteredOn(type -> type.getRecordComponents().length > MAX_COMPONENTS)
        .isEmpty();
  }

  private static List<Class<?>> records(String module) {
    return EXPORTED
        .matcher(Checkout.read(module + SOURCES + "module-info.java"))
        .results()
        .map(exported -> module + SOURCES + exported.group(1).replace('.', '/') + "/")
        .flatMap(folder -> Checkout.files(folder).filter(file -> isIn(folder, file)))
        .flatMap(file -> withNested(load(file)))
        .filter(type -> type.isRecord() && isPublic(type))
        .<Class<?>>map(type -> type)
        .toList();
  }

  private static boolean isIn(String folder, String file) {
    return file.lastIndexOf('/') == folder.length() - 1 && !file.endsWith("package-info.java");
  }

  private static Stream<Class<?>> withNested(Class<?> type) {
    return Stream.concat(
        Stream.of(type),
        Stream.of(type.getDeclaredClasses()).flatMap(PublicRecordsTest::withNested));
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
  }

  private static Class<?> load(String file) {
    String path = file.substring(file.indexOf(SOURCES) + SOURCES.length());
    String name = path.substring(0, path.lastIndexOf('.')).replace('/', '.');
    try {
      return Class.forName(name, false, PublicRecordsTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
