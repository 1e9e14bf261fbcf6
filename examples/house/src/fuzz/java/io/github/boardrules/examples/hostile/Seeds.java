package io.github.boardrules.examples.hostile;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Well-formed texts for the targets, from the games and counts in the modules' tests and in {@code
 * examples/matches}, and from the records in {@code examples/boardspace}.
 */
final class Seeds {
  /** Records and lines of games are shortened, because short texts are tried much faster. */
  private static final int MAX_PLIES = 4;

  private static final int MAX_STEPS = 8;

  private static final Gson JSON = new Gson();

  private final Catalog catalog;
  private final List<Logged> games;
  private final List<String> counts;
  private final List<String> sites;

  /** A game of a file. */
  private record Logged(String variant, String start, List<String> moves, List<String> positions) {
    static Logged of(String line) {
      JsonObject json = JSON.fromJson(line, JsonObject.class);
      return new Logged(
          json.get("variant").getAsString(),
          json.get("start").getAsString(),
          strings(json, "moves"),
          strings(json, "positions"));
    }

    private static List<String> strings(JsonObject json, String key) {
      return json.getAsJsonArray(key).asList().stream().map(item -> item.getAsString()).toList();
    }

    String gameId() {
      return variant.split(":", 2)[0];
    }
  }

  private Seeds(Catalog catalog, List<Logged> games, List<String> counts, List<String> sites) {
    this.catalog = catalog;
    this.games = games;
    this.counts = counts;
    this.sites = sites;
  }

  /**
   * Reads the files.
   *
   * @param root the folder of the modules
   */
  static Seeds of(Catalog catalog, Path root) throws IOException {
    List<Logged> games = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    for (Path folder : List.of(root.resolve("vectors"), root.resolve("examples/matches"))) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          if (file.toString().endsWith(".jsonl")) {
            Files.readAllLines(file).forEach(line -> games.add(Logged.of(line)));
          } else if (file.toString().endsWith(".perft.tsv")) {
            counts.addAll(Files.readAllLines(file));
          }
        }
      }
    }
    return new Seeds(catalog, List.copyOf(games), List.copyOf(counts), sites(root));
  }

  /** Returns the beginnings of the records of game sites, for each number of their first lines. */
  private static List<String> sites(Path root) throws IOException {
    List<String> sites = new ArrayList<>();
    try (Stream<Path> files = Files.list(root.resolve("examples").resolve("boardspace"))) {
      for (Path file : files.sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        for (int size = 10; size < 20; size++) {
          sites.add(String.join("\n", lines.subList(0, size)) + ")");
        }
      }
    }
    return List.copyOf(sites);
  }

  /** Returns the seeds of a target. */
  Set<String> of(String target) {
    return switch (target) {
      case "layouts" -> layouts();
      case "site-records" -> Set.copyOf(sites);
      case "game-lines" -> games.stream().map(this::line).collect(Collectors.toSet());
      case "count-lines" -> Set.copyOf(counts);
      default -> {
        int end = target.lastIndexOf('-');
        yield ofGame(target.substring(0, end), target.substring(end + 1));
      }
    };
  }

  private Set<String> ofGame(String id, String kind) {
    Set<String> seeds = new LinkedHashSet<>();
    Variants variants = Variants.of(catalog, catalog.game(id));
    for (Logged game : games) {
      if (game.gameId().equals(id)) {
        char sign = variants.sign(game.variant());
        switch (kind) {
          case "positions" -> game.positions().forEach(text -> seeds.add(sign + text));
          case "moves" -> game.moves().forEach(text -> seeds.add(sign + text));
          case "steps" -> steps(game).forEach(text -> seeds.add(sign + text));
          case "variants" -> seeds.add(game.variant());
          default -> seeds.add(record(game));
        }
      }
    }
    counts.stream()
        .map(line -> line.split("\t", -1))
        .filter(fields -> fields[0].split(":", 2)[0].equals(id))
        .forEach(
            fields -> {
              if (kind.equals("variants")) {
                seeds.add(fields[0]);
              } else if (kind.equals("positions") && fields.length == 4) {
                seeds.add(variants.sign(fields[0]) + fields[3]);
              }
            });
    catalog.game(id).variantIds().stream()
        .filter(variant -> kind.equals("variants"))
        .forEach(seeds::add);
    return seeds;
  }

  /** Returns the steps of the moves of a game. */
  private Set<String> steps(Logged game) {
    PackedRules<Object, Object> rules = Variants.open(catalog.rules(game.variant()));
    Set<String> steps = new LinkedHashSet<>();
    Object position = rules.notation().parsePosition(game.start());
    for (String text : game.moves()) {
      Object move = rules.notation().parseMove(text);
      steps.add(
          rules.moveEntry().steps(position, move).stream()
              .limit(MAX_STEPS)
              .map(Step::toString)
              .collect(Collectors.joining("\n")));
      position = rules.play(position, move);
    }
    return steps;
  }

  private String record(Logged game) {
    PackedRules<Object, Object> rules = Variants.open(catalog.rules(game.variant()));
    Object start = rules.notation().parsePosition(game.start());
    Match<Object, Object> match =
        Match.of(rules, start)
            .playAll(
                game.moves().stream().limit(MAX_PLIES).map(rules.notation()::parseMove).toList());
    MatchTree<Object, Object> tree = MatchTree.of(match).withComment("\"\\");
    if (tree.ply() > 0) {
      tree = tree.withMark("?!").back();
      List<Object> legal = tree.match().legalMoves();
      tree = tree.play(legal.get(legal.size() - 1)).withClock(Duration.ofMillis(90_500));
    }
    return MatchRecord.of(tree).withHeader("event", "\"\\").text();
  }

  private String line(Logged game) {
    JsonObject json = new JsonObject();
    json.addProperty("variant", game.variant());
    json.addProperty("start", game.start());
    json.add("moves", JSON.toJsonTree(game.moves().stream().limit(MAX_PLIES).toList()));
    json.add("positions", JSON.toJsonTree(game.positions().stream().limit(MAX_PLIES).toList()));
    return json.toString();
  }

  /** Returns the layouts in variant ids, one item a line, its words separated by spaces. */
  private Set<String> layouts() {
    return Stream.concat(
            games.stream().map(Logged::variant), catalog.game("colorfield").variantIds().stream())
        .filter(id -> id.startsWith("colorfield:"))
        .map(id -> id.substring("colorfield:".length()))
        .map(items -> items.replace(",", "\n").replace("+", " ").replace("/", " # row\n "))
        .collect(Collectors.toSet());
  }
}
