package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every public method refuses null, in a position that is over too, and so do constructors. */
class NullsTest {
  private static final ZertzRules RULES = ZertzRules.basic();
  private static final ZertzPosition START = RULES.start();
  private static final ZertzPosition OVER = Setup.of("zertz").held(1, 3, 0, 0).table().position();

  private static final Map<Class<?>, Object> SAMPLES =
      Map.ofEntries(
          Map.entry(ZertzMove.class, new ZertzMove.Pass()),
          Map.entry(ZertzOptions.class, ZertzOptions.DEFAULT),
          Map.entry(ZertzOptions.Game.class, ZertzOptions.Game.BASIC),
          Map.entry(ZertzOptions.Claim.class, ZertzOptions.Claim.OPTIONAL),
          Map.entry(ZertzOptions.Capture.class, ZertzOptions.Capture.FORCED),
          Map.entry(Marble.class, Marble.WHITE),
          Map.entry(Place.class, Place.parse("d4")),
          Map.entry(String.class, "zertz"),
          Map.entry(Locale.class, Locale.ENGLISH),
          Map.entry(Map.class, Map.of()),
          Map.entry(List.class, List.of()),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(Predicate.class, (Predicate<Object>) move -> true),
          Map.entry(MoveBuffer.class, new MoveBuffer()),
          Map.entry(SplitMix64.class, new SplitMix64(1)),
          Map.entry(int.class, 1),
          Map.entry(long.class, 2L),
          Map.entry(char.class, 'a'));

  @TestFactory
  Stream<DynamicTest> methodsOfObjects() {
    return Stream.of(
            RULES,
            RULES.notation(),
            RULES.symmetries().get(1),
            ZertzOptions.DEFAULT,
            ZertzOptions.Game.BASIC,
            START,
            Place.parse("a1"),
            ZertzReason.GAME_OVER,
            ZertzEnding.STALL,
            ZertzTextReason.WRONG_MARBLES,
            new ZertzFamily())
        .flatMap(
            object ->
                Stream.of(object.getClass().getMethods())
                    .filter(method -> !Modifier.isStatic(method.getModifiers()))
                    .filter(method -> !method.isBridge() && isOurs(method))
                    .flatMap(method -> tests(object, method)));
  }

  @TestFactory
  Stream<DynamicTest> staticMethods() {
    return types()
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .flatMap(method -> tests(RULES, method));
  }

  @TestFactory
  Stream<DynamicTest> constructors() {
    return types()
        .flatMap(type -> Stream.of(type.getConstructors()))
        .flatMap(constructor -> tests(RULES, constructor));
  }

  private static Stream<Class<?>> types() {
    return Stream.of(
        ZertzRules.class,
        ZertzOptions.class,
        ZertzMove.class,
        ZertzMove.Placement.class,
        ZertzMove.Capture.class,
        ZertzMove.Claimed.class,
        ZertzMove.Jump.class,
        Place.class,
        ZertzFamily.class);
  }

  /** Leaves out what the language declares. */
  private static boolean isOurs(Method method) {
    return !method.getDeclaringClass().getName().startsWith("java.")
        && !method.getName().equals("equals");
  }

  /** One test for each parameter that can be null. */
  private static Stream<DynamicTest> tests(Object object, Executable executable) {
    Class<?>[] types = executable.getParameterTypes();
    return IntStream.range(0, types.length)
        .filter(i -> !types[i].isPrimitive())
        .mapToObj(
            i ->
                DynamicTest.dynamicTest(
                    executable.getName() + List.of(types) + " " + (i + 1),
                    () -> {
                      for (ZertzPosition position : List.of(START, OVER)) {
                        assertThat(thrown(object, executable, i, position))
                            .isInstanceOf(NullPointerException.class);
                      }
                    }));
  }

  private static Throwable thrown(
      Object object, Executable executable, int nullAt, ZertzPosition position) {
    Class<?>[] types = executable.getParameterTypes();
    List<Object> arguments = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      // The contract's own methods know positions and moves as plain objects, in this order.
      Object first = i == 0 ? position : SAMPLES.get(ZertzMove.class);
      boolean isPosition = types[i] == ZertzPosition.class;
      boolean isPlain = types[i] == Object.class;
      arguments.add(
          i == nullAt ? null : isPosition ? position : isPlain ? first : SAMPLES.get(types[i]));
    }
    Throwable problem =
        catchThrowable(
            () -> {
              if (executable instanceof Method method) {
                method.invoke(object, arguments.toArray());
              } else {
                ((Constructor<?>) executable).newInstance(arguments.toArray());
              }
            });
    return problem instanceof InvocationTargetException target ? target.getCause() : problem;
  }
}
