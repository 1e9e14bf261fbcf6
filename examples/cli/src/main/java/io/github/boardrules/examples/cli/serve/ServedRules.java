package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.snippets.LearnerInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/** The rules of a variant as they answer questions about positions in texts. */
final class ServedRules<S, M> {
  /** The largest whole number that JavaScript holds exactly, and all up to it. */
  private static final long MAX_NUMBER = (1L << 53) - 1;

  /** A status in a language. */
  private record Spoken(Status status, Locale locale) {}

  private final Rules<S, M> rules;
  private final Notation<S, M> notation;
  private final RecentPositions recent;
  private final Recent<Spoken, Object> statuses = new Recent<>();
  private Optional<LearnerInput<S, M>> learner = Optional.empty();

  ServedRules(Rules<S, M> rules, RecentPositions recent) {
    this.rules = rules;
    this.recent = recent;
    notation = rules.notation();
  }

  /** Returns what there is to know about the variant besides how it is played. */
  Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("players", rules.players());
    List<Object> names = new ArrayList<>();
    for (int player = 1; player <= rules.players(); player++) {
      rules.playerName(player).ifPresent(names::add);
    }
    if (!names.isEmpty()) {
      facts.put("playerNames", names);
    }
    facts.put("start", notation.formatPosition(rules.start()));
    rules.maxPlies().ifPresent(most -> facts.put("maxPlies", most));
    facts.put("steps", learner().steps());
    facts.put("places", learner().places());
    facts.put("kinds", learner().kinds());
    return facts;
  }

  /** Returns the match that the moves of a question make of its position. */
  Match<S, M> match(Request request) {
    S start = position("position", OptionalInt.empty(), request.text("position"));
    Match<S, M> match = Match.of(rules, start);
    List<String> moves = request.texts("moves", ServedLimits.MOVES);
    for (int i = 0; i < moves.size(); i++) {
      Match<S, M> before = match;
      String move = moves.get(i);
      match = read("moves", OptionalInt.of(i), () -> before.playText(move));
    }
    return match;
  }

  Rules<S, M> rules() {
    return rules;
  }

  /** Answers a question about the position that it names, the start by default. */
  Map<String, Object> answer(Request request, Set<Part> parts, SvgLook look) {
    S position = position("position", OptionalInt.empty(), request.text("position"));
    boolean isPlayed = request.function() == ServedFunction.PLAY;
    if (request.has("moves") && !isPlayed) {
      throw Request.missing("positions");
    }
    List<String> moves = request.texts("moves", ServedLimits.MOVES);
    if (request.has("move") == request.has("moves") && isPlayed) {
      throw request.has("move") ? Request.either("move", "moves") : Request.missing("move");
    }
    S last = position;
    for (int i = 0; i < moves.size(); i++) {
      last = played("moves", OptionalInt.of(i), last, moves.get(i));
    }
    Optional<String> move = request.text("move");
    return answer(request, parts, look, last, "move", OptionalInt.empty(), move);
  }

  /** Answers it about one of many positions. */
  Map<String, Object> answer(
      Request request,
      Set<Part> parts,
      SvgLook look,
      String text,
      int index,
      Optional<String> move) {
    OptionalInt at = OptionalInt.of(index);
    S position = position("positions", at, Optional.of(text));
    return answer(request, parts, look, position, "moves", at, move);
  }

  private Map<String, Object> answer(
      Request request,
      Set<Part> parts,
      SvgLook look,
      S position,
      String field,
      OptionalInt index,
      Optional<String> move) {
    Map<String, Object> answer = new LinkedHashMap<>();
    Supplier<M> parsed =
        () -> {
          String text = move.orElseThrow(() -> Request.missing(field));
          return read(field, index, () -> notation.parseMove(text));
        };
    S subject = position;
    switch (request.function()) {
      case START -> answer.put("position", text(position));
      case PLAY -> {
        subject = move.isPresent() ? played(field, index, position, move.get()) : position;
        answer.put("position", text(subject));
      }
      case REFUSAL ->
          rules
              .refusal(position, parsed.get())
              .ifPresent(refusal -> answer.put("refusal", refusal));
      case CHANGES -> {
        M legal = parsed.get();
        read(field, index, () -> rules.play(position, legal));
        answer.put("changes", rules.changes(position, legal));
      }
      case INPUT -> answer.put("input", input(position, entered(request, index)));
      default -> {}
    }
    for (Part part : parts) {
      put(answer, part, subject, look, () -> entered(request, index));
    }
    return answer;
  }

  private void put(
      Map<String, Object> answer,
      Part part,
      S position,
      SvgLook look,
      Supplier<List<Step>> entered) {
    switch (part) {
      case STATUS -> answer.put("status", status(position, look.locale()));
      case LEGAL -> answer.put("legal", legal(position));
      case COUNT -> {
        long count = rules.countLegal(position);
        answer.put("count", count > MAX_NUMBER ? Long.toString(count) : (Object) count);
      }
      case OBSERVATION -> {
        answer.put("observation", learner().observation(position));
        answer.put("mask", learner().mask(position, entered.get()).stream().toArray());
      }
      case DIAGRAM -> answer.put("diagram", rules.diagram(position));
      case SVG -> answer.put("svg", look.draw(rules, position));
    }
  }

  /** Returns the form of a status, whose sentence has the names of the players. */
  private Object status(S position, Locale locale) {
    Status status = rules.status(position);
    return statuses.computeIfAbsent(
        new Spoken(status, locale),
        spoken -> {
          Map<String, Object> form = new LinkedHashMap<>();
          ((Map<?, ?>) JsonForm.of(status, locale))
              .forEach((name, value) -> form.put(name.toString(), value));
          form.put("sentence", status.message(locale, rules::playerName));
          return form;
        });
  }

  private List<String> legal(S position) {
    if (rules.countLegal(position) > ServedLimits.LEGAL) {
      throw Failure.of("serve-too-many-legal", "most", ServedLimits.LEGAL);
    }
    List<M> moves = rules.legalMoves(position);
    List<String> texts = new ArrayList<>(moves.size());
    for (M move : moves) {
      texts.add(notation.formatMove(move));
    }
    return texts;
  }

  private MoveInput<S, M> input(S position, List<Step> entered) {
    MoveInput<S, M> input = MoveInput.of(rules, position);
    for (Step step : entered) {
      input = input.enter(step);
    }
    return input;
  }

  /** Returns what is entered at a position: its own steps, or those of all positions. */
  private static List<Step> entered(Request request, OptionalInt position) {
    boolean isOwn = request.lists("entered").isPresent() && position.isPresent();
    List<String> texts =
        isOwn
            ? request.textsAt("entered", position.getAsInt(), ServedLimits.ENTERED)
            : request.texts("entered", ServedLimits.ENTERED);
    List<Step> steps = new ArrayList<>(texts.size());
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      OptionalInt index = isOwn ? position : OptionalInt.of(i);
      steps.add(read("entered", index, () -> Step.parse(text)));
    }
    return steps;
  }

  private S position(String field, OptionalInt index, Optional<String> text) {
    if (text.isEmpty()) {
      return rules.start();
    }
    Optional<S> known = recent.find(this, text.get());
    return known.isPresent()
        ? known.get()
        : read(field, index, () -> notation.parsePosition(text.get()));
  }

  private S played(String field, OptionalInt index, S position, String move) {
    return read(field, index, () -> rules.play(position, notation.parseMove(move)));
  }

  private String text(S position) {
    String text = notation.formatPosition(position);
    recent.keep(this, text, position);
    return text;
  }

  private static <T> T read(String field, OptionalInt index, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (NotationException | IllegalMoveException problem) {
      throw new Complaint(field, index, problem);
    }
  }

  private LearnerInput<S, M> learner() {
    LearnerInput<S, M> known = learner.orElseGet(() -> new LearnerInput<>(rules));
    learner = Optional.of(known);
    return known;
  }
}
