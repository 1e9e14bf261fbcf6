package io.github.boardrules.jackson;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the shape of a type: its own, or that of its most special supertype that has one. A mapper
 * is serialized with it, and then without the games: their families make them anew.
 */
final class JsonTypes implements Serializable {
  private static final long serialVersionUID = 1;

  private final transient Catalog catalog;
  private final transient JsonShapes shapes;

  JsonTypes(Catalog catalog) {
    this.catalog = catalog;
    shapes = new JsonShapes(catalog);
  }

  /** Returns a name that differs if the games do, or who makes them. */
  String name() {
    return catalog.games().stream()
        .map(game -> " " + game.id() + "=" + catalog.family(game.id()).getClass().getName())
        .collect(Collectors.joining("", "boardrules", ""));
  }

  /** Returns whether values of a type are written. */
  boolean isWritten(Class<? extends Object> type) {
    return nearest(shapes.writers, type).isPresent();
  }

  /** Returns whether values of a type are texts. */
  boolean isText(Class<? extends Object> type) {
    return nearest(shapes.writers, type).filter(shapes.texts::contains).isPresent();
  }

  /** Returns whether values of a type are read. */
  boolean isRead(Class<? extends Object> type) {
    return isReason(type) || nearest(shapes.readers, type).isPresent();
  }

  /** Returns a value as a text, a list or a map, in which are values of any type. */
  Object shape(Object value, Locale locale) {
    Object shape =
        nearest(shapes.writers, value.getClass())
            .map(shapes.writers::get)
            .orElseThrow()
            .apply(value, locale);
    return isWritten(shape.getClass()) ? shape(shape, locale) : shape;
  }

  /**
   * Returns the value of a text; it may be of another subtype than the one that is asked for.
   *
   * @throws NotationException if there is no such value
   */
  Object read(Class<? extends Object> type, String text) {
    return isReason(type)
        ? reason(type, text)
        : nearest(shapes.readers, type).map(shapes.readers::get).orElseThrow().apply(text);
  }

  /** Returns the sentence for a value that is not of the subtype that was asked for. */
  static String otherType(Object value) {
    return "the text is that of another type: " + value.getClass().getName();
  }

  private static boolean isReason(Class<? extends Object> type) {
    return type.isEnum() && Reason.class.isAssignableFrom(type);
  }

  private static Object reason(Class<? extends Object> type, String code) {
    List<Reason> all = new ArrayList<>();
    Object[] constants = type.getEnumConstants();
    for (int i = 0; constants != null && i < constants.length; i++) {
      all.add((Reason) constants[i]);
    }
    List<String> codes = all.stream().map(Reason::code).collect(Collectors.toList());
    if (!codes.contains(code)) {
      throw NotationException.at(
          code,
          0,
          TextReason.UNKNOWN_WORD,
          Map.of("found", code, "expected", String.join(", ", codes)),
          codes.stream().map(Expected::of).collect(Collectors.toList()));
    }
    return all.get(codes.indexOf(code));
  }

  /** Returns the most special one of the types that a type is. */
  private static Optional<Class<? extends Object>> nearest(
      Map<Class<? extends Object>, ? extends Object> types, Class<? extends Object> type) {
    Optional<Class<? extends Object>> nearest = Optional.empty();
    for (Class<? extends Object> each : types.keySet()) {
      if (each.isAssignableFrom(type)
          && nearest.filter(other -> each.isAssignableFrom(other)).isEmpty()) {
        nearest = Optional.of(each);
      }
    }
    return nearest;
  }

  /** Returns what is serialized in place of the shapes: the classes that make the games. */
  private Object writeReplace() throws ObjectStreamException {
    List<Class<? extends GameFamily>> makers = makers(catalog);
    List<Class<? extends GameFamily>> installed = makers(Catalog.installed());
    for (Class<? extends GameFamily> maker : makers) {
      if (!installed.contains(maker)
          && Stream.of(maker.getConstructors()).noneMatch(it -> it.getParameterCount() == 0)) {
        throw new NotSerializableException(
            maker.getName() + " has no public constructor without parameters");
      }
    }
    return new Makers(makers);
  }

  private static List<Class<? extends GameFamily>> makers(Catalog catalog) {
    return catalog.games().stream()
        .map(game -> catalog.family(game.id()).getClass())
        .distinct()
        .collect(Collectors.toList());
  }

  /** The classes that make games: they are installed, or have a constructor without parameters. */
  private record Makers(List<Class<? extends GameFamily>> classes) implements Serializable {

    private Object readResolve() {
      Catalog installed = Catalog.installed();
      return new JsonTypes(
          makers(installed).equals(classes)
              ? installed
              : Catalog.of(
                  classes.stream()
                      .map(each -> family(each, installed))
                      .toArray(GameFamily[]::new)));
    }

    private static GameFamily family(Class<? extends GameFamily> type, Catalog installed) {
      return installed.games().stream()
          .map(game -> installed.family(game.id()))
          .filter(family -> family.getClass().equals(type))
          .findFirst()
          .orElseGet(() -> made(type));
    }

    private static GameFamily made(Class<? extends GameFamily> type) {
      try {
        return type.getConstructor().newInstance();
      } catch (ReflectiveOperationException failure) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
