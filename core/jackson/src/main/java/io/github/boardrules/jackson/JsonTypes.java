package io.github.boardrules.jackson;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.play.MatchRecord;
import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types that are written and read: those of core in their {@linkplain JsonForm form}, the
 * positions and moves of games as their texts. A mapper is serialized with it, but without the
 * games: their families make them again.
 */
final class JsonTypes implements Serializable {
  private static final long serialVersionUID = 1;
  private static final String CORE = "io.github.boardrules.core.";

  private final transient Catalog catalog;

  /** The types of positions and moves. */
  private final transient Set<Class<? extends Object>> ofGames = new LinkedHashSet<>();

  /** What reads the values of a type from their texts. */
  private final transient Map<Class<? extends Object>, Function<String, Object>> readers =
      new LinkedHashMap<>();

  JsonTypes(Catalog catalog) {
    this.catalog = catalog;
    addReader(Step.class);
    readers.put(Rules.class, catalog::rules);
    readers.put(TextRules.class, catalog::textRules);
    readers.put(MatchRecord.class, text -> MatchRecord.read(catalog::textRules, text));
    for (GameInfo game : catalog.games()) {
      Stream.of(catalog.rules(game.variantIds().get(0)).getClass().getMethods())
          .filter(method -> Set.of("play", "encodeUnchecked").contains(method.getName()))
          .filter(method -> !method.isBridge())
          .forEach(method -> addGame(game, method.getParameterTypes()));
    }
  }

  /** Adds the types of a game that the parameters of its methods have: a position, then a move. */
  private void addGame(GameInfo game, Class<?>... types) {
    for (int i = 0; i < types.length; i++) {
      Class<?> type = types[i];
      if (!type.isArray() && !type.getName().startsWith("java.")) {
        ofGames.add(type);
        addReader(type);
        if (i == 1) {
          readers.putIfAbsent(type, text -> move(game, text));
        }
      }
    }
  }

  /** Returns a move whose type has no reader, from the first variant that can read it. */
  private Object move(GameInfo game, String text) {
    Optional<NotationException> first = Optional.empty();
    for (String variant : game.variantIds()) {
      try {
        return catalog.rules(variant).notation().parseMove(text);
      } catch (NotationException problem) {
        first = first.or(() -> Optional.of(problem));
      }
    }
    throw first.orElseThrow();
  }

  /** Adds what reads a public type: its method {@code parse}, if any. */
  private void addReader(Class<?> type) {
    Stream.of(type.getMethods())
        .filter(method -> method.getName().equals("parse"))
        .filter(method -> List.of(method.getParameterTypes()).equals(List.of(String.class)))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> Modifier.isPublic(type.getModifiers()))
        .findFirst()
        .ifPresent(parse -> readers.put(type, text -> invoke(parse, text)));
  }

  private static Object invoke(Method parse, String text) {
    try {
      return Optional.ofNullable(parse.invoke(parse.getDeclaringClass(), text)).orElseThrow();
    } catch (ReflectiveOperationException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure);
    }
  }

  /** Returns a name that differs if the games do, or who makes them. */
  String name() {
    return catalog.games().stream()
        .map(game -> " " + game.id() + "=" + catalog.family(game.id()).getClass().getName())
        .collect(Collectors.joining("", "boardrules", ""));
  }

  boolean isWritten(Class<? extends Object> type) {
    return isOfGame(type) || (type.isEnum() ? isWord(type) : JsonForm.has(type));
  }

  boolean isText(Class<? extends Object> type) {
    return isWritten(type) && (JsonForm.isText(type) || isOfGame(type));
  }

  boolean isRead(Class<? extends Object> type) {
    return isWord(type) || reader(type).isPresent();
  }

  /** Returns whether a type is read from a text, or from an object that has it. */
  static boolean hasFields(Class<? extends Object> type) {
    return MatchRecord.class.isAssignableFrom(type);
  }

  /** Returns a value as a text, a list or a map. */
  Object form(Object value, Locale locale) {
    return JsonForm.has(value.getClass()) ? JsonForm.of(value, locale) : value.toString();
  }

  private boolean isOfGame(Class<? extends Object> type) {
    return ofGames.stream().anyMatch(each -> each.isAssignableFrom(type));
  }

  /**
   * Returns the value of a text.
   *
   * @throws NotationException if there is no such value
   * @throws IllegalArgumentException if it is of another subtype than the one that is asked for
   */
  Object read(Class<? extends Object> type, String text) {
    Object value = isWord(type) ? word(type, text) : reader(type).orElseThrow().apply(text);
    if (!type.isInstance(value)) {
      throw new IllegalArgumentException(
          "the text is that of another type: " + value.getClass().getName());
    }
    return value;
  }

  /** Returns whether values of a type are words of this library: its enums, and all reasons. */
  private static boolean isWord(Class<? extends Object> type) {
    return type.isEnum()
        && (Reason.class.isAssignableFrom(type) || type.getName().startsWith(CORE));
  }

  private static Object word(Class<? extends Object> type, String text) {
    List<String> words = new ArrayList<>();
    Object[] constants = type.getEnumConstants();
    for (int i = 0; constants != null && i < constants.length; i++) {
      words.add(JsonForm.of(constants[i], Locale.ROOT).toString());
      if (words.get(i).equals(text)) {
        return constants[i];
      }
    }
    throw NotationException.at(
        text,
        0,
        TextReason.UNKNOWN_WORD,
        Map.of("found", text, "expected", String.join(", ", words)),
        words.stream().map(Expected::of).collect(Collectors.toList()));
  }

  /** Returns what reads a type: that of the most special one of the types that it is. */
  private Optional<Function<String, Object>> reader(Class<? extends Object> type) {
    Optional<Class<? extends Object>> nearest = Optional.empty();
    for (Class<? extends Object> each : readers.keySet()) {
      if (each.isAssignableFrom(type)
          && nearest.filter(other -> each.isAssignableFrom(other)).isEmpty()) {
        nearest = Optional.of(each);
      }
    }
    return nearest.map(readers::get);
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
