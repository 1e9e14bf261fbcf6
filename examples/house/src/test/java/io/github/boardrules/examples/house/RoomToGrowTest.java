package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.fixtures.Checkout;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What may grow in a minor version grows without breaking a compiled program. Another component of
 * a record breaks programs, so a public record has few and is the thing itself.
 */
class RoomToGrowTest {
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
    assertThat(types(module))
        .filteredOn(Class::isRecord)
        .filteredOn(type -> type.getRecordComponents().length > MAX_COMPONENTS)
        .isEmpty();
  }

  /** One more {@code with…} breaks nothing; one more component of a record does. */
  @ParameterizedTest
  @MethodSource("modules")
  void whatIsChangedByWithIsNotARecord(String module) {
    assertThat(types(module))
        .filteredOn(Class::isRecord)
        .filteredOn(RoomToGrowTest::hasWith)
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void optionsAreFinalAndHaveNoConstructor(String module) {
    assertThat(types(module))
        .filteredOn(type -> type.getSuperclass() == GameOptions.class)
        .allMatch(RoomToGrowTest::isMadeByFactories);
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Refusal.class,
        MoveChanges.class,
        MoveChanges.Transfer.class,
        Diagram.class,
        Diagram.Piece.class,
        Status.class,
        Knowledge.class
      })
  void otherPartsOfAnswersHaveNoConstructor(Class<?> type) {
    assertThat(type).matches(RoomToGrowTest::isMadeByFactories);
  }

  private static boolean isMadeByFactories(Class<?> type) {
    return Modifier.isFinal(type.getModifiers())
        && !type.isRecord()
        && type.getConstructors().length == 0;
  }

  private static boolean hasWith(Class<?> type) {
    return Stream.of(type.getMethods())
        .anyMatch(it -> it.getReturnType() == type && it.getName().startsWith("with"));
  }

  private static List<Class<?>> types(String module) {
    return EXPORTED
        .matcher(Checkout.read(module + SOURCES + "module-info.java"))
        .results()
        .map(exported -> module + SOURCES + exported.group(1).replace('.', '/') + "/")
        .flatMap(folder -> Checkout.files(folder).filter(file -> isIn(folder, file)))
        .flatMap(file -> withNested(load(file)))
        .filter(RoomToGrowTest::isPublic)
        .<Class<?>>map(type -> type)
        .toList();
  }

  private static boolean isIn(String folder, String file) {
    return file.lastIndexOf('/') == folder.length() - 1 && !file.endsWith("package-info.java");
  }

  private static Stream<Class<?>> withNested(Class<?> type) {
    return Stream.concat(
        Stream.of(type), Stream.of(type.getDeclaredClasses()).flatMap(RoomToGrowTest::withNested));
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
  }

  private static Class<?> load(String file) {
    String path = file.substring(file.indexOf(SOURCES) + SOURCES.length());
    String name = path.substring(0, path.lastIndexOf('.')).replace('/', '.');
    try {
      return Class.forName(name, false, RoomToGrowTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
