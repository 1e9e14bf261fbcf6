package io.github.boardrules.jackson;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionInfo;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the JSON of each type consists of: a text, a list, or named fields in their order. It knows
 * no version of Jackson. Most values are what the methods of a type return, which are found by
 * their names here; a method with a locale comes first. What holds for a type holds for, unless
 * they have shapes of their own.
 */
final class JsonShapes {
  /** The largest whole number that JavaScript holds exactly, and all up to it. */
  private static final long MAX_NUMBER = (1L << 53) - 1;

  /** What writes the values of a type as texts, lists or maps. */
  final Map<Class<? extends Object>, BiFunction<Object, Locale, Object>> writers =
      new LinkedHashMap<>();

  /** The types whose values are texts, which may be keys of maps. */
  final Set<Class<? extends Object>> texts = new HashSet<>();

  /** What reads the values of a type from their texts. */
  final Map<Class<? extends Object>, Function<String, Object>> readers = new LinkedHashMap<>();

  private final Catalog catalog;

  /** Creates the shapes; the types of positions and moves are those of the games of a catalog. */
  JsonShapes(Catalog catalog) {
    this.catalog = catalog;
    addTexts();
    addFields();
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
        addText(type);
        if (i == 1) {
          readers.putIfAbsent(type, text -> move(game, text));
        }
      }
    }
  }

  /** Returns a move whose type cannot be asked, as the first variant reads it that can. */
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

  private void addTexts() {
    addText(Step.class);
    addText(MoveChanges.Location.class);
    add(Status.class, "text");
    add(Reason.class, "code");
    add(Label.class, "message");
    add(Expected.class, "message");
    add(GameValue.class, "text");
    add(Rules.class, "variant");
    add(GameOptions.class, "variant");
    add(MatchRecord.class, "text");
    add(Catalog.class, "games");
    add(IllegalMoveException.class, "refusal");
    readers.put(Rules.class, catalog::rules);
    readers.put(TextRules.class, catalog::textRules);
    readers.put(MatchRecord.class, text -> MatchRecord.read(catalog::textRules, text));
  }

  private void addFields() {
    addFields(Refusal.class, "code=reason cells sentence=message");
    addFields(NotationException.class, "code=reason line column expected sentence=message");
    addFields(
        MatchRecord.Problem.class, "code=reason line column offset ply text sentence=message");
    addFields(Draft.class, "next move preview prompt refusal");
    addFields(GameInfo.class, "id name author players options variants");
    addFields(VariantInfo.class, "id name description=message chapter");
    addFields(Diagram.class, "cells edges captions pieces stocks marks");
    addFields(Diagram.Cell.class, "name label x y level shape style groundShown=isGroundShown");
    addFields(Diagram.Style.class, "name label symbol fill stroke body owner");
    addFields(Diagram.Piece.class, "cell level style count");
    addFields(Diagram.Stock.class, "name title owner piles");
    addFields(Diagram.Pile.class, "style count goal marks");
    addFields(MoveChanges.class, "cells transfers");
    addFields(MoveChanges.Transfer.class, "piece from to");
    writers.put(OptionInfo.class, (option, locale) -> option((OptionInfo) option));
    writers.put(Match.class, (match, locale) -> match((Match<?, ?>) match, locale));
    writers.put(MatchTree.class, (tree, locale) -> tree((MatchTree<?, ?>) tree));
    writers.put(MoveInput.class, (input, locale) -> input((MoveInput<?, ?>) input, locale));
  }

  private static Object option(OptionInfo option) {
    return fields(
        "key", option.key(),
        "kind", option.kind(),
        "label", option.label(),
        "default", option.defaultValue(),
        "required", option.isRequired(),
        "drawn", option.isDrawn(),
        "min", option.min(),
        "max", option.max(),
        "words",
            option.words().stream().map(word -> word(option, word)).collect(Collectors.toList()));
  }

  private static Object word(OptionInfo option, String word) {
    return fields("word", word, "label", option.valueLabel(word));
  }

  private static <S, M> Object match(Match<S, M> match, Locale locale) {
    Notation<S, M> notation = match.rules().notation();
    return fields(
        "variant", match.rules(),
        "start", notation.formatPosition(match.start()),
        "moves", match.moves().stream().map(notation::formatMove).collect(Collectors.toList()),
        "position", notation.formatPosition(match.position()),
        "status", match.status(),
        "sentence", match.statusMessage(locale),
        "toMove", match.toMove());
  }

  private static <S, M> Object tree(MatchTree<S, M> tree) {
    MatchTree<S, M> start = tree.start();
    return fields(
        "variant", tree.rules(),
        "start", tree.rules().notation().formatPosition(start.match().start()),
        "comment", start.comment(),
        "moves", line(start));
  }

  /** Returns what follows a place: its line, whose moves have their variations. */
  private static <S, M> List<Object> line(MatchTree<S, M> from) {
    List<Object> moves = new ArrayList<>();
    MatchTree<S, M> place = from;
    while (!place.variations().isEmpty()) {
      List<Object> others = new ArrayList<>();
      List<M> next = place.variations();
      for (M other : next.subList(1, next.size())) {
        MatchTree<S, M> begun = place.play(other);
        List<Object> variation = new ArrayList<>(List.of(noted(other, begun, List.of())));
        variation.addAll(line(begun));
        others.add(variation);
      }
      place = place.forward();
      moves.add(noted(next.get(0), place, others));
    }
    return moves;
  }

  /** Returns a move with its notes, which are those of the place behind it. */
  private static <S, M> Object noted(M move, MatchTree<S, M> place, List<Object> variations) {
    return fields(
        "move", place.rules().notation().formatMove(move),
        "mark", place.mark(),
        "clock", place.clock().map(Duration::toMillis),
        "comment", place.comment(),
        "variations", variations.isEmpty() ? Optional.empty() : variations);
  }

  private static <S, M> Object input(MoveInput<S, M> input, Locale locale) {
    Notation<S, M> notation = input.rules().notation();
    return fields(
        "position", notation.formatPosition(input.position()),
        "entered", input.entered(),
        "next",
            input.next().stream()
                .map(step -> choice(input, step, locale))
                .collect(Collectors.toList()),
        "move", input.move().map(notation::formatMove),
        "finished", input.isFinished(),
        "prompt", input.prompt(),
        "refusal", input.refusal());
  }

  private static Object choice(MoveInput<?, ?> input, Step step, Locale locale) {
    return fields("step", step, "label", input.message(step, locale), "arrow", input.arrow(step));
  }

  /** Adds a type that prints as its text, which its method {@code parse} reads, if any. */
  private void addText(Class<?> type) {
    writers.put(type, (value, locale) -> value.toString());
    texts.add(type);
    method(type, "parse", String.class)
        .filter(
            parse ->
                Modifier.isStatic(parse.getModifiers()) && Modifier.isPublic(type.getModifiers()))
        .ifPresent(parse -> readers.put(type, text -> invoke(parse, type, text)));
  }

  private void add(Class<?> type, String name) {
    Method getter = getter(type, name);
    writers.put(type, (value, locale) -> invoke(getter, value, locale));
    if (getter.getReturnType().equals(String.class)) {
      texts.add(type);
    }
  }

  /** Adds a type with fields, each the name of a method, or as in {@code code=reason}. */
  private void addFields(Class<?> type, String fields) {
    Map<String, Method> getters = new LinkedHashMap<>();
    for (String field : fields.split(" ", -1)) {
      String[] names = field.split("=", -1);
      getters.put(names[0], getter(type, names[names.length - 1]));
    }
    writers.put(
        type,
        (value, locale) ->
            fields(
                getters.entrySet().stream()
                    .flatMap(it -> Stream.of(it.getKey(), invoke(it.getValue(), value, locale)))
                    .toArray()));
  }

  private static Method getter(Class<?> type, String name) {
    return method(type, name, Locale.class).or(() -> method(type, name)).orElseThrow();
  }

  private static Optional<Method> method(Class<?> type, String name, Class<?>... parameters) {
    return Stream.of(type.getMethods())
        .filter(method -> method.getName().equals(name))
        .filter(method -> List.of(method.getParameterTypes()).equals(List.of(parameters)))
        .findFirst();
  }

  private static Object invoke(Method method, Object target, Object argument) {
    try {
      Object[] arguments =
          method.getParameterCount() == 0 ? new Object[0] : new Object[] {argument};
      return Optional.ofNullable(method.invoke(target, arguments)).orElseThrow();
    } catch (ReflectiveOperationException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure);
    }
  }

  /** Returns fields by name, in their order, without those that are empty. */
  private static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      String name = (String) namesAndValues[i];
      present(namesAndValues[i + 1]).ifPresent(value -> fields.put(name, value));
    }
    return fields;
  }

  /** Returns a number that JavaScript can hold, or its digits as a text. */
  static Object exact(long number) {
    return -MAX_NUMBER <= number && number <= MAX_NUMBER ? (Object) number : Long.toString(number);
  }

  private static Optional<? extends Object> present(Object value) {
    if (value instanceof OptionalInt number) {
      return number.stream().boxed().findFirst();
    }
    if (value instanceof OptionalLong number) {
      return number.stream().mapToObj(JsonShapes::exact).findFirst();
    }
    return value instanceof Optional<? extends Object> optional ? optional : Optional.of(value);
  }
}
