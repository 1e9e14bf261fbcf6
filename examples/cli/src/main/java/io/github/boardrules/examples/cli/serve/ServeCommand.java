package io.github.boardrules.examples.cli.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Texts;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;

/** {@code serve}: answers questions of programs, a line of JSON each, until the input ends. */
@Command(name = "serve", customSynopsis = "boardrules serve")
public final class ServeCommand implements Callable<Integer> {
  /** Changes with what an older client would not understand. */
  private static final int PROTOCOL = 1;

  /** What analyses may still take after the end of the input. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final CommandContext context;

  private final Recent<String, ServedRules<?, ?>> recent = new Recent<>();
  private final RecentPositions positions = new RecentPositions();

  public ServeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Answers answers = new Answers(context.output());
    Analyses analyses = new Analyses(answers);
    LineReader reader = new LineReader(context.input().bytes(), ServedLimits.LINE, answers::flush);
    try {
      Optional<LineReader.Line> line = reader.line();
      while (line.isPresent()) {
        answer(answers, analyses, line.get());
        line = reader.line();
      }
      analyses.finish(PATIENCE);
    } finally {
      analyses.stop(Optional.empty());
    }
    return ExitStatus.DONE;
  }

  private void answer(Answers answers, Analyses analyses, LineReader.Line line) {
    Optional<JsonElement> id = Optional.empty();
    Texts texts = context.texts();
    try {
      JsonObject fields = read(line);
      id = Optional.ofNullable(fields.get("id"));
      texts = texts(fields);
      answer(answers, analyses, id, texts, Request.of(fields));
    } catch (Output.Closed closed) {
      throw closed;
    } catch (RuntimeException | Error problem) {
      Map<String, Object> error = Complaint.error(problem, texts);
      if (id.isEmpty()) {
        error.put("inputLine", line.number());
      }
      answers.write(id, texts.locale(), "error", error);
    }
  }

  private static JsonObject read(LineReader.Line line) {
    if (line.failure().isPresent()) {
      throw line.failure().get();
    }
    return JsonLine.read(line.text());
  }

  private Texts texts(JsonObject fields) {
    JsonElement locale = fields.get("locale");
    if (locale == null) {
      return context.texts();
    }
    String tag = Request.text("locale", OptionalInt.empty(), locale);
    if (!Texts.isLanguage(tag) || !context.games().areIn(Locale.forLanguageTag(tag))) {
      throw Request.unknownWord("locale", tag, context.games().languages());
    }
    return new Texts(Locale.forLanguageTag(tag));
  }

  private void answer(
      Answers answers, Analyses analyses, Optional<JsonElement> id, Texts texts, Request request) {
    Locale locale = texts.locale();
    switch (request.function()) {
      case HELLO -> answers.write(id, locale, "result", hello());
      case GAMES -> {
        Object games = context.games().catalog().games();
        answers.write(id, locale, "result", Map.of("games", games));
      }
      case RULES -> answers.write(id, locale, "result", Map.of("rules", rules(request)));
      case STOP -> {
        boolean isStopped = analyses.stop(request.find("analysis"));
        answers.write(id, locale, "result", Map.of("stopped", isStopped));
      }
      case ANALYSE -> analyses.start(id, request, texts, served(request.requiredText("variant")));
      default -> {
        ServedRules<?, ?> rules = served(request.requiredText("variant"));
        Set<Part> parts = Part.of(request);
        SvgLook look = SvgLook.of(request, locale);
        if (request.has("positions")) {
          answerAll(answers, id, texts, request, rules, parts, look);
        } else {
          answers.write(id, locale, "result", rules.answer(request, parts, look));
        }
      }
    }
  }

  private static void answerAll(
      Answers answers,
      Optional<JsonElement> id,
      Texts texts,
      Request request,
      ServedRules<?, ?> rules,
      Set<Part> parts,
      SvgLook look) {
    for (String single : List.of("position", "move")) {
      if (request.has(single)) {
        throw Request.either(single, "positions");
      }
    }
    List<String> positions = request.texts("positions", ServedLimits.POSITIONS);
    List<String> moves = request.texts("moves", ServedLimits.POSITIONS);
    boolean hasMoves = request.function().fields().contains("moves");
    if (hasMoves) {
      requireOneEach(positions, "moves", moves.size());
    }
    request.lists("entered").ifPresent(lists -> requireOneEach(positions, "entered", lists));
    answers.writeAll(
        id,
        texts,
        positions.size(),
        i -> {
          Optional<String> move = hasMoves ? Optional.of(moves.get(i)) : Optional.empty();
          return rules.answer(request, parts, look, positions.get(i), i, move);
        });
  }

  private static void requireOneEach(List<String> positions, String field, int found) {
    if (found != positions.size()) {
      throw Failure.of(
          "serve-other-length", "positions", positions.size(), "field", field, "found", found);
    }
  }

  private Map<String, Object> hello() {
    Map<String, Object> hello = new LinkedHashMap<>();
    hello.put("program", "boardrules");
    hello.put("version", Catalog.version());
    hello.put("protocol", PROTOCOL);
    hello.put("functions", ServedFunction.words());
    hello.put("languages", context.games().languages());
    hello.put("limits", ServedLimits.byName());
    return hello;
  }

  private Map<String, Object> rules(Request request) {
    String variant = request.requiredText("variant");
    OptionalLong drawn = request.number("drawn", 0, Long.MAX_VALUE);
    String id =
        drawn.isPresent()
            ? variant(() -> context.games().withDrawn(variant, drawn.getAsLong()))
            : variant;
    Map<String, Object> rules = new LinkedHashMap<>();
    ServedRules<?, ?> served = served(id);
    VariantInfo info = context.games().describe(id);
    rules.put("variant", info);
    rules.putAll(served.facts());
    return rules;
  }

  private ServedRules<?, ?> served(String variant) {
    ServedRules<?, ?> known = recent.get(variant);
    if (known != null) {
      return known;
    }
    ServedRules<?, ?> rules =
        variant(() -> new ServedRules<>(context.games().rules(variant), positions));
    recent.put(variant, rules);
    return rules;
  }

  private static <T> T variant(Supplier<T> question) {
    try {
      return question.get();
    } catch (NotationException problem) {
      throw new Complaint("variant", OptionalInt.empty(), problem);
    }
  }
}
