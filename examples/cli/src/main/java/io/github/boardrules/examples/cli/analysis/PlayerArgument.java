package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.SearchMethod;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.arena.PlayerSettings;
import io.github.boardrules.examples.cli.shared.Choices;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.TimeArgument;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;

/**
 * A player of {@code arena}: a kind and perhaps settings, as in {@code engine:nodes=400,level=3},
 * or a program and its command, as in {@code program:python3 player.py}.
 */
public record PlayerArgument(
    PlayerKind kind,
    PlayerSettings settings,
    Optional<WeightsFile> weights,
    Optional<ProgramPlayer> program) {
  /** The limit of players for which none is given. */
  private static final MoveLimit DEFAULT_LIMIT = new MoveLimit(Long.MAX_VALUE, 100_000_000);

  private static final int MAX_MEGABYTES = 1 << 20;
  private static final List<String> SEARCH = List.of("nodes", "time");
  private static final List<String> ENGINE =
      List.of("nodes", "time", "clock", "level", "method", "threads", "memory", "weights");

  /** Returns the player that a text means, with a shared limit if the text sets none. */
  public static PlayerArgument read(String argument, String text, Optional<MoveLimit> shared) {
    int colon = text.indexOf(':');
    String word = colon < 0 ? text : text.substring(0, colon);
    PlayerKind kind =
        Choices.read(argument, word, Arrays.asList(PlayerKind.values()), PlayerKind::word);
    if (kind == PlayerKind.PROGRAM) {
      return new PlayerArgument(
          kind,
          PlayerSettings.of(MoveLimit.NONE),
          Optional.empty(),
          Optional.of(ProgramPlayer.read(argument, text)));
    }
    Map<String, String> given = new LinkedHashMap<>();
    for (String part : colon < 0 ? new String[0] : text.substring(colon + 1).split(",", -1)) {
      int equals = part.indexOf('=');
      String key = equals < 0 ? part : part.substring(0, equals);
      check(argument, kind, key);
      if (given.putIfAbsent(key, equals < 0 ? "" : part.substring(equals + 1)) != null) {
        throw Failure.of("repeated-setting", "argument", argument, "key", key);
      }
    }
    return new PlayerArgument(
        kind,
        settings(argument, given, shared),
        Optional.ofNullable(given.get("weights")).map(WeightsFile::read),
        Optional.empty());
  }

  private static void check(String argument, PlayerKind kind, String key) {
    List<String> known =
        switch (kind) {
          case FLAT, UCT -> SEARCH;
          case ENGINE -> ENGINE;
          case RANDOM, PERFECT, PROGRAM -> List.of();
        };
    if (known.isEmpty()) {
      throw Failure.of("no-settings", "argument", argument, "player", kind.word());
    }
    if (!known.contains(key)) {
      throw Failure.of(
          "unknown-setting",
          "argument",
          argument,
          "player",
          kind.word(),
          "found",
          Texts.quote(key),
          "words",
          String.join(", ", known));
    }
  }

  private static PlayerSettings settings(
      String argument, Map<String, String> given, Optional<MoveLimit> shared) {
    Optional<String> level = Optional.ofNullable(given.get("level"));
    Optional<PlayerSettings.GameClock> clock =
        Optional.ofNullable(given.get("clock")).map(text -> clock(argument + " clock", text));
    PlayerSettings unset =
        PlayerSettings.of(
            limit(
                    argument + " time",
                    Optional.ofNullable(given.get("time")),
                    argument + " nodes",
                    Optional.ofNullable(given.get("nodes")))
                .or(() -> clock.map(own -> MoveLimit.NONE))
                .or(() -> shared)
                .orElse(hasOwnLimit(level) ? MoveLimit.NONE : DEFAULT_LIMIT));
    return new PlayerSettings(
        unset.limit(),
        clock,
        level
            .map(text -> OptionalInt.of(NumberArguments.level(argument + " level", text)))
            .orElse(unset.level()),
        Optional.ofNullable(given.get("method")).map(text -> method(argument, text)),
        number(argument, given, "threads", Engine.MAX_THREADS, unset.threads()),
        number(argument, given, "memory", MAX_MEGABYTES, unset.megabytes()));
  }

  /** Returns the clock that a text such as {@code 60s+1s} or {@code 60s} means. */
  private static PlayerSettings.GameClock clock(String argument, String text) {
    int plus = text.indexOf('+');
    return plus < 0
        ? new PlayerSettings.GameClock(TimeArgument.read(argument, text), Duration.ZERO)
        : new PlayerSettings.GameClock(
            TimeArgument.read(argument, text.substring(0, plus)),
            TimeArgument.read(argument, text.substring(plus + 1)));
  }

  /** Returns whether a level ends every search by itself. */
  private static boolean hasOwnLimit(Optional<String> level) {
    return level.isPresent() && !level.get().equals(Integer.toString(Limit.MAX_LEVEL));
  }

  /** Returns the limit of a time, of nodes or of both; empty if neither is given. */
  static Optional<MoveLimit> limit(
      String timeArgument, Optional<String> time, String nodesArgument, Optional<String> nodes) {
    if (time.isEmpty() && nodes.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new MoveLimit(
            nodes
                .map(text -> NumberArguments.nodes(nodesArgument, text))
                .orElse(MoveLimit.NONE.nodes()),
            time.map(text -> TimeArgument.read(timeArgument, text).toNanos())
                .orElse(MoveLimit.NONE.nanos())));
  }

  private static SearchMethod method(String argument, String text) {
    return Choices.read(
        argument + " method",
        text,
        Arrays.asList(SearchMethod.values()),
        method -> method.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static int number(
      String argument, Map<String, String> given, String key, int most, int unset) {
    return given.containsKey(key)
        ? NumberArguments.positive(argument + " " + key, given.getOrDefault(key, ""), most)
        : unset;
  }

  /**
   * Returns what makes this player for each game from the seed of its random numbers; safe for use
   * by many threads.
   */
  public <S, M> LongFunction<ArenaPlayer<S, M>> players(PackedRules<S, M> rules) {
    if (program.isPresent()) {
      return program.get()::player;
    }
    try {
      return kind.players(rules, settings, weights.map(file -> file.evaluation(rules)));
    } catch (SolverLimitException problem) {
      throw Failure.of(
          "play-too-large", "kind", Texts.label("seat-kind.perfect"), "limit", problem.limit());
    }
  }
}
