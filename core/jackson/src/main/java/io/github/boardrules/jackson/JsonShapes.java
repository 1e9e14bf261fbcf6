package io.github.boardrules.jackson;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Expected;
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
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.TextRules;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.text.OptionInfo;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
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
import java.util.stream.Stream;

/**
 * What the JSON of each type consists of: a text, a list, or named fields in their order. It knows
 * no version of Jackson.
 */
final class JsonShapes {
  private final Map<Class<?>, BiFunction<Object, Locale, Object>> writers = new LinkedHashMap<>();
  private final Map<Class<?>, Function<String, Object>> readers = new LinkedHashMap<>();

  /** Creates the shapes; the types of positions and moves are those of the games of a catalog. */
  JsonShapes(Catalog catalog) {
    text(Step.class, Step::toString);
    text(Status.class, Status::text);
    text(Reason.class, Reason::code);
    text(GameValue.class, GameValue::text);
    text(MoveChanges.Location.class, MoveChanges.Location::toString);
    writers.put(Rules.class, (rules, locale) -> ((Rules<?, ?>) rules).variant());
    writers.put(MatchRecord.class, (record, locale) -> ((MatchRecord<?, ?>) record).text());
    write(Label.class, Label::text);
    write(Expected.class, Expected::message);
    addProblems();
    addPlay();
    addCatalog();
    addDiagrams();
    readers.put(Step.class, Step::parse);
    readers.put(TextRules.class, catalog::textRules);
    readers.put(MatchRecord.class, text -> MatchRecord.read(catalog::textRules, text));
    for (GameInfo game : catalog.games()) {
      addGame(catalog.rules(game.variantIds().get(0)).getClass());
    }
  }

  /** Returns what writes the values of a type as texts, lists or maps. */
  Map<Class<?>, BiFunction<Object, Locale, Object>> writers() {
    return writers;
  }

  /** Returns what reads the values of a type from their texts. */
  Map<Class<?>, Function<String, Object>> readers() {
    return readers;
  }

  /** Adds the types of positions and moves: those that a method takes which all rules write. */
  private void addGame(Class<?> rules) {
    Stream.of(rules.getMethods())
        .filter(method -> Set.of("play", "encodeUnchecked").contains(method.getName()))
        .filter(method -> !method.isBridge())
        .flatMap(method -> Stream.of(method.getParameterTypes()))
        .filter(type -> !type.getName().startsWith("java."))
        .forEach(this::addText);
  }

  private void addText(Class<?> type) {
    text(type, Object::toString);
    Stream.of(type.getMethods())
        .filter(method -> method.getName().equals("parse"))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> List.of(method.getParameterTypes()).equals(List.of(String.class)))
        .forEach(method -> readers.put(type, text -> invoke(method, text)));
  }

  private static Object invoke(Method parse, String text) {
    try {
      return parse.invoke(null, text);
    } catch (InvocationTargetException failure) {
      throw failure.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failure);
    } catch (IllegalAccessException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private void addProblems() {
    write(IllegalMoveException.class, (illegal, locale) -> illegal.refusal());
    write(
        Refusal.class,
        (refusal, locale) ->
            fields(
                "code", refusal.reason(),
                "cells", refusal.cells(),
                "sentence", refusal.message(locale)));
    write(
        NotationException.class,
        (problem, locale) ->
            fields(
                "code", problem.reason(),
                "line", problem.line(),
                "column", problem.columnInLine(),
                "expected", problem.expected(),
                "sentence", problem.message(locale)));
    write(
        MatchRecord.Problem.class,
        (problem, locale) ->
            fields(
                "code", problem.reason(),
                "line", problem.line(),
                "column", problem.column(),
                "ply", problem.ply(),
                "text", problem.text(),
                "sentence", problem.message(locale)));
  }

  private void addPlay() {
    writers.put(Match.class, (match, locale) -> match((Match<?, ?>) match, locale));
    writers.put(MoveInput.class, (input, locale) -> input((MoveInput<?, ?>) input, locale));
    writers.put(Draft.class, (draft, locale) -> draft((Draft<?, ?>) draft));
    write(
        MoveChanges.class,
        (changes, locale) -> fields("cells", changes.cells(), "transfers", changes.transfers()));
    write(
        MoveChanges.Transfer.class,
        (transfer, locale) ->
            fields("piece", transfer.piece(), "from", transfer.from(), "to", transfer.to()));
  }

  private static <S, M> Object match(Match<S, M> match, Locale locale) {
    Notation<S, M> notation = match.rules().notation();
    return fields(
        "variant", match.rules(),
        "start", notation.formatPosition(match.start()),
        "moves", match.moves().stream().map(notation::formatMove).toList(),
        "position", notation.formatPosition(match.position()),
        "status", match.status(),
        "sentence", match.statusMessage(locale),
        "toMove", match.toMove());
  }

  private static <S, M> Object input(MoveInput<S, M> input, Locale locale) {
    Notation<S, M> notation = input.rules().notation();
    return fields(
        "position", notation.formatPosition(input.position()),
        "entered", input.entered(),
        "next", input.next().stream().map(step -> choice(input, step, locale)).toList(),
        "move", input.move().map(notation::formatMove),
        "finished", input.isFinished(),
        "refusal", input.refusal());
  }

  private static Object choice(MoveInput<?, ?> input, Step step, Locale locale) {
    return fields("step", step, "label", input.label(step, locale), "arrow", input.arrow(step));
  }

  private static Object draft(Draft<?, ?> draft) {
    return fields(
        "next", draft.next(),
        "move", draft.move(),
        "preview", draft.preview(),
        "refusal", draft.refusal());
  }

  private void addCatalog() {
    write(Catalog.class, (catalog, locale) -> catalog.games());
    write(
        GameInfo.class,
        (game, locale) ->
            fields(
                "id", game.id(),
                "name", game.name(),
                "author", game.author(),
                "rules", game.rules(),
                "options", game.options(),
                "variants", game.variants()));
    write(
        VariantInfo.class,
        (variant, locale) ->
            fields(
                "id", variant.id(),
                "name", variant.name(),
                "description", variant.description(locale)));
    write(
        OptionInfo.class,
        (option, locale) ->
            fields(
                "key", option.key(),
                "kind", option.kind(),
                "label", option.label(),
                "default", option.defaultValue(),
                "min", option.min(),
                "max", option.max(),
                "words", option.words().stream().map(word -> word(option, word)).toList()));
  }

  private static Object word(OptionInfo option, String word) {
    return fields("word", word, "label", option.valueLabel(word));
  }

  private void addDiagrams() {
    write(
        Diagram.class,
        (diagram, locale) ->
            fields(
                "cells", diagram.cells(),
                "edges", diagram.edges(),
                "captions", diagram.captions(),
                "pieces", diagram.pieces(),
                "stocks", diagram.stocks(),
                "marks", diagram.marks()));
    write(
        Diagram.Cell.class,
        (cell, locale) ->
            fields(
                "name", cell.name(),
                "label", cell.label(),
                "x", cell.x(),
                "y", cell.y(),
                "level", cell.level(),
                "shape", cell.shape(),
                "style", cell.style(),
                "groundShown", cell.isGroundShown()));
    write(
        Diagram.Style.class,
        (style, locale) ->
            fields(
                "name", style.name(),
                "label", style.label(),
                "symbol", style.symbol(),
                "fill", style.fill(),
                "stroke", style.stroke()));
    write(
        Diagram.Stock.class,
        (stock, locale) ->
            fields("name", stock.name(), "title", stock.title(), "piles", stock.piles()));
    write(
        Diagram.Pile.class,
        (pile, locale) ->
            fields("style", pile.style(), "count", pile.count(), "marks", pile.marks()));
  }

  private <T> void text(Class<T> type, Function<? super T, String> text) {
    write(type, (value, locale) -> text.apply(value));
  }

  private <T> void write(Class<T> type, BiFunction<? super T, Locale, Object> writer) {
    writers.put(type, (value, locale) -> writer.apply(type.cast(value), locale));
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

  private static Optional<?> present(Object value) {
    if (value instanceof OptionalInt number) {
      return number.stream().boxed().findFirst();
    }
    if (value instanceof OptionalLong number) {
      return number.stream().boxed().findFirst();
    }
    return value instanceof Optional<?> optional ? optional : Optional.of(value);
  }
}
