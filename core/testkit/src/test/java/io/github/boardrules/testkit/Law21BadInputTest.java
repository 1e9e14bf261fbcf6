package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every call that accepts null is found. */
class Law21BadInputTest {

  static Stream<String> calls() {
    return """
    status(null); legalMoves(null); legalMoves(null, buffer); legalMoves(position, null)
    play(position, null); play(null, move); isLegal(position, null); isLegal(null, move)
    refusal(position, null); refusal(null, move); requireLegal(position, null)
    statusMessage(null, locale); statusMessage(position, null)
    anyLegal(null, test); anyLegal(position, null); draft(null, steps); draft(position, null)
    toCanonical(null); canonical(null); diagram(null)
    formatMove(null); parseMove(null); formatPosition(null); parsePosition(null)
    encode(position, null); encodeUnchecked(position, null); countLegal(null)
    randomLegal(null, r); hash(null); playUnchecked(null, code); decode(null, code)
    """
        .lines()
        .flatMap(line -> Stream.of(line.split("; ", -1)));
  }

  @ParameterizedTest
  @MethodSource("calls")
  void aCallThatAcceptsNullIsFound(String call) {
    assertThat(
            LawFaults.inPosition(
                Law.LAW_21_BAD_INPUT, accepting(call), ModifiedTrio.CORRECT.start()))
        .contains("seen:     " + call + " does not throw a NullPointerException");
  }

  @SuppressWarnings("unchecked")
  private static PackedRules<TrioPosition, TrioMove> accepting(String call) {
    Object notation = proxy(Notation.class, ModifiedTrio.TEXTS, call, null);
    return (PackedRules<TrioPosition, TrioMove>)
        proxy(PackedRules.class, ModifiedTrio.CORRECT, call, notation);
  }

  private static Object proxy(Class<?> type, Object correct, String call, Object notation) {
    String name = call.substring(0, call.indexOf('('));
    List<String> names =
        List.of(call.substring(name.length() + 1, call.length() - 1).split(", ", -1));
    return Proxy.newProxyInstance(
        type.getClassLoader(),
        new Class<?>[] {type},
        (self, method, arguments) -> {
          if (method.getName().equals("notation")) {
            return notation;
          }
          if (method.getName().equals("packed")) {
            return InvocationHandler.invokeDefault(self, method); // the codes are asked here, too
          }
          boolean accepted =
              method.getName().equals(name)
                  && arguments.length == names.size()
                  && arguments[names.indexOf("null")] == null;
          return accepted ? nothing(method) : LawFaults.answer(correct, method, arguments);
        });
  }

  private static Object nothing(Method method) {
    Class<?> type = method.getReturnType();
    return type == boolean.class ? (Object) false : type == long.class ? Long.valueOf(0) : null;
  }
}
