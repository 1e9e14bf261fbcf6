package io.github.boardrules.core.json;

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
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * The one form of the library's values in JSON: what {@code boardrules-jackson}, the package for
 * JavaScript and {@code boardrules serve} write, and what {@code boardrules.d.ts} in the jar of
 * {@code boardrules-jackson} declares.
 *
 * <ul>
 *   <li>Steps, codes of reasons, variants of rules and of options are texts; positions and moves
 *       are texts where they are parts of other values. An enum constant is its name in lower case.
 *   <li>All others have fields, but none for a missing value. Sentences are in a locale.
 *   <li>A whole number that JavaScript cannot hold exactly is a text.
 * </ul>
 *
 * <pre>{@code
 * JsonForm.of(Refusal.gameOver(), Locale.ENGLISH);
 *     // ==> {code=game-over, cells=[], sentence=The game is over.}
 * }</pre>
 */
public final class JsonForm {
  /** The largest whole number up to which JavaScript holds all exactly. */
  private static final long MAX_NUMBER = (1L << 53) - 1;

  /** The writers by type; a type comes before its supertypes. */
  private static final Map<Class<? extends Object>, BiFunction<Object, Locale, Object>> WRITERS =
      new LinkedHashMap<>();

  /** The types whose values are texts. */
  private static final Set<Class<? extends Object>> TEXTS = new HashSet<>();

  static {
    addText(Step.class, (step, locale) -> step.toString());
    addText(MoveChanges.Location.class, (location, locale) -> location.toString());
    addText(Reason.class, (reason, locale) -> reason.code());
    addText(Enum.class, (constant, locale) -> constant.name().toLowerCase(Locale.ROOT));
    addText(Label.class, Label::message);
    addText(Expected.class, Expected::message);
    addText(Rules.class, (rules, locale) -> rules.variant());
    addText(GameOptions.class, (options, locale) -> options.variant());
    add(
        GameValue.class,
        (value, locale) -> fields("winner", value.winner(), "distance", value.distance()));
    add(Status.class, (status, locale) -> status(status, status.message(locale)));
    add(Refusal.class, JsonForm::refusal);
    add(IllegalMoveException.class, (illegal, locale) -> illegal.refusal());
    add(NotationException.class, JsonForm::unreadable);
    add(MatchRecord.Problem.class, JsonForm::problem);
    add(Draft.class, (draft, locale) -> draft(draft));
    add(MoveInput.class, (input, locale) -> input((MoveInput<?, ?>) input, locale));
    add(Match.class, (match, locale) -> match((Match<?, ?>) match, locale));
    add(MatchTree.class, (tree, locale) -> tree((MatchTree<?, ?>) tree));
    add(MatchRecord.class, (record, locale) -> record(record, locale));
    add(
        MoveChanges.class,
        (changes, locale) -> fields("cells", changes.cells(), "transfers", changes.transfers()));
    add(
        MoveChanges.Transfer.class,
        (it, locale) -> fields("piece", it.piece(), "from", it.from(), "to", it.to()));
    add(Catalog.class, (catalog, locale) -> catalog.games());
    add(GameInfo.class, (game, locale) -> game(game));
    add(VariantInfo.class, JsonForm::variant);
    add(OptionInfo.class, (option, locale) -> option(option));
    add(Diagram.class, (diagram, locale) -> diagram(diagram));
    add(Diagram.Cell.class, (cell, locale) -> cell(cell));
    add(Diagram.Style.class, (style, locale) -> style(style));
    add(
        Diagram.Edge.class,
        (edge, locale) -> fields("from", edge.from(), "to", edge.to(), "kind", edge.kind()));
    add(
        Diagram.Caption.class,
        (it, locale) -> fields("cell", it.cell(), "place", it.place(), "text", it.text()));
    add(Diagram.Piece.class, (piece, locale) -> piece(piece));
    add(Diagram.Stock.class, (stock, locale) -> stock(stock));
    add(Diagram.Pile.class, (pile, locale) -> pile(pile));
    add(
        Diagram.Mark.class,
        (mark, locale) -> fields("cell", mark.cell(), "emphasis", mark.emphasis()));
  }

  private JsonForm() {}

  /**
   * {@return whether values of a type have a form}
   *
   * @param type a type of this library, or any other
   */
  public static boolean has(Class<? extends Object> type) {
    Objects.requireNonNull(type, "type");
    return nearest(type).isPresent();
  }

  /**
   * {@return whether the form of values of a type is a text, so that they may be keys}
   *
   * @param type a type of this library, or any other
   */
  public static boolean isText(Class<? extends Object> type) {
    Objects.requireNonNull(type, "type");
    return nearest(type).filter(found -> TEXTS.contains(found.getKey())).isPresent();
  }

  /**
   * {@return the form of a value: a map with fields in their order, a list, a string, a truth value
   * or a number}
   *
   * @param value a value whose type {@link #has a form}, a list or map of such values, a string, a
   *     truth value or a number
   * @param locale the language of sentences and labels
   * @throws IllegalArgumentException if the value, or one in it, is of another type
   */
  public static Object of(Object value, Locale locale) {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(locale, "locale");
    if (value instanceof Map<? extends Object, ? extends Object> map) {
      Map<String, Object> fields = new LinkedHashMap<>();
      map.forEach((key, each) -> fields.put(of(key, locale).toString(), of(each, locale)));
      return fields;
    }
    if (value instanceof Iterable<? extends Object> elements) {
      List<Object> list = new ArrayList<>();
      elements.forEach(each -> list.add(of(each, locale)));
      return list;
    }
    if (value instanceof Long number) {
      return -MAX_NUMBER <= number && number <= MAX_NUMBER ? number : Long.toString(number);
    }
    if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return value;
    }
    return nearest(value.getClass())
        .map(type -> of(type.getValue().apply(value, locale), locale))
        .orElseThrow(
            () -> new IllegalArgumentException("There is no form for " + value.getClass() + "."));
  }

  private static <T> void add(Class<T> type, BiFunction<T, Locale, Object> writer) {
    WRITERS.put(type, (value, locale) -> writer.apply(type.cast(value), locale));
  }

  private static <T> void addText(Class<T> type, BiFunction<T, Locale, Object> writer) {
    TEXTS.add(type);
    add(type, writer);
  }

  private static Optional<Map.Entry<Class<? extends Object>, BiFunction<Object, Locale, Object>>>
      nearest(Class<? extends Object> type) {
    return WRITERS.entrySet().stream()
        .filter(writer -> writer.getKey().isAssignableFrom(type))
        .findFirst();
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

  private static Optional<? extends Object> present(Object value) {
    if (value instanceof OptionalInt number) {
      return number.stream().boxed().findFirst();
    }
    if (value instanceof OptionalLong number) {
      return number.stream().boxed().findFirst();
    }
    return value instanceof Optional<? extends Object> optional ? optional : Optional.of(value);
  }

  private static Object status(Status status, String sentence) {
    return fields(
        "over", status.isOver(),
        "toMove", status.toMove(),
        "winner", status.winner(),
        "ending", status.ending(),
        "sentence", sentence);
  }

  private static Object refusal(Refusal refusal, Locale locale) {
    return fields(
        "code", refusal.reason(), "cells", refusal.cells(), "sentence", refusal.message(locale));
  }

  private static Object unreadable(NotationException problem, Locale locale) {
    return fields(
        "code", problem.reason(),
        "line", problem.line(),
        "column", problem.column(),
        "expected", problem.expected(),
        "sentence", problem.message(locale));
  }

  private static Object problem(MatchRecord.Problem problem, Locale locale) {
    return fields(
        "code", problem.reason(),
        "line", problem.line(),
        "column", problem.column(),
        "offset", problem.offset(),
        "ply", problem.ply(),
        "text", problem.text(),
        "sentence", problem.message(locale));
  }

  private static Object draft(Draft<?, ?> draft) {
    return fields(
        "next", draft.next(),
        "move", draft.move().map(Object::toString),
        "preview", draft.preview().map(Object::toString),
        "prompt", draft.prompt(),
        "refusal", draft.refusal());
  }

  private static <S, M> Object input(MoveInput<S, M> input, Locale locale) {
    Notation<S, M> notation = input.rules().notation();
    return fields(
        "position", notation.formatPosition(input.position()),
        "entered", input.entered(),
        "choices",
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

  private static <S, M> Object match(Match<S, M> match, Locale locale) {
    Notation<S, M> notation = match.rules().notation();
    return fields(
        "variant", match.rules(),
        "start", notation.formatPosition(match.start()),
        "moves", match.moves().stream().map(notation::formatMove).collect(Collectors.toList()),
        "position", notation.formatPosition(match.position()),
        "status", status(match.status(), match.statusMessage(locale)));
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

  private static Object record(MatchRecord<?, ?> record, Locale locale) {
    Match<?, ?> match = record.toMatch();
    Status outcome = record.outcome();
    return fields(
        "text", record.text(),
        "headers", record.headers(),
        "tree", record.tree(),
        "outcome",
            outcome.equals(match.status()) ? status(outcome, match.statusMessage(locale)) : outcome,
        "problem", record.problem());
  }

  private static Object game(GameInfo game) {
    return fields(
        "id", game.id(),
        "name", game.name(),
        "author", game.author(),
        "players", game.players(),
        "options", game.options(),
        "variants", game.variants());
  }

  private static Object variant(VariantInfo variant, Locale locale) {
    return fields(
        "id", variant.id(),
        "name", variant.name(),
        "description", variant.message(locale),
        "chapter", variant.chapter(locale));
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
            option.words().stream()
                .map(word -> fields("word", word, "label", option.valueLabel(word)))
                .collect(Collectors.toList()));
  }

  private static Object diagram(Diagram diagram) {
    return fields(
        "cells", diagram.cells(),
        "edges", diagram.edges(),
        "captions", diagram.captions(),
        "pieces", diagram.pieces(),
        "stocks", diagram.stocks(),
        "marks", diagram.marks());
  }

  private static Object cell(Diagram.Cell cell) {
    return fields(
        "name", cell.name(),
        "label", cell.label(),
        "x", cell.x(),
        "y", cell.y(),
        "level", cell.level(),
        "shape", cell.shape(),
        "style", cell.style(),
        "groundShown", cell.isGroundShown());
  }

  private static Object style(Diagram.Style style) {
    return fields(
        "name", style.name(),
        "label", style.label(),
        "symbol", String.valueOf(style.symbol()),
        "fill", style.fill(),
        "stroke", style.stroke(),
        "body", style.body(),
        "owner", style.owner());
  }

  private static Object piece(Diagram.Piece piece) {
    return fields(
        "cell", piece.cell(),
        "level", piece.level(),
        "style", piece.style(),
        "count", piece.count(),
        "direction", piece.direction());
  }

  private static Object stock(Diagram.Stock stock) {
    return fields(
        "name", stock.name(),
        "title", stock.title(),
        "owner", stock.owner(),
        "piles", stock.piles());
  }

  private static Object pile(Diagram.Pile pile) {
    return fields(
        "style", pile.style(),
        "count", pile.count(),
        "goal", pile.goal(),
        "marks", pile.marks());
  }
}
