import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** Plays the engines of two builds against each other, each in class loaders of its own; see duel. */
public final class Duel {
  private static final int OPENING = 2;
  private static final int MAX_PLIES = 400;
  private static final int GAMES_BETWEEN_LINES = 20;

  private Duel() {}

  public static void main(String[] arguments) throws Exception {
    List<UnaryOperator<String>> sides = List.of(side(arguments[0]), side(arguments[1]));
    String variant = arguments[2];
    int games = Integer.parseInt(arguments[3]);
    int wins = 0;
    int draws = 0;
    for (int game = 0; game < games; game++) {
      int winner = play(sides, variant, game, arguments[4]);
      wins += winner == 1 ? 1 : 0;
      draws += winner == 0 ? 1 : 0;
      if ((game + 1) % GAMES_BETWEEN_LINES == 0 || game + 1 == games) {
        print(variant, game + 1, wins, draws, sides);
      }
    }
  }

  /** Returns 1 if the first side has won, 2 if the other has, and 0 for a draw. */
  private static int play(
      List<UnaryOperator<String>> sides, String variant, int game, String limit) {
    int changed = game % 2;
    for (UnaryOperator<String> side : sides) {
      side.apply("new " + variant + " " + game);
    }
    String state = sides.get(0).apply("state");
    for (int ply = 0; state.startsWith("turn") && ply < MAX_PLIES; ply++) {
      int side = (state.charAt(5) - '1') ^ changed;
      String move =
          ply < OPENING
              ? sides.get(0).apply("random " + (game / 2 * 31 + ply))
              : sides.get(side).apply("think " + limit);
      for (UnaryOperator<String> each : sides) {
        each.apply("play " + move);
      }
      state = sides.get(0).apply("state");
    }
    int winner = state.startsWith("over") ? state.charAt(5) - '0' : 0;
    return winner == 0 ? 0 : winner == 1 + changed ? 1 : 2;
  }

  private static void print(
      String variant, int games, int wins, int draws, List<UnaryOperator<String>> sides) {
    double share = (wins + draws / 2.0) / games;
    double z = 1.96;
    double middle = share + z * z / (2 * games);
    double error = z * Math.sqrt(share * (1 - share) / games + z * z / (4.0 * games * games));
    double scale = 100 / (1 + z * z / games);
    System.out.printf(
        Locale.ROOT,
        "%s: %d wins, %d draws, %d losses; points %.1f%% (%.1f%% to %.1f%%); nodes/s %s and %s%n",
        variant,
        wins,
        draws,
        games - wins - draws,
        100 * share,
        scale * (middle - error),
        scale * (middle + error),
        sides.get(0).apply("speed"),
        sides.get(1).apply("speed"));
  }

  @SuppressWarnings("unchecked")
  private static UnaryOperator<String> side(String classes) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String folder : classes.split(":")) {
      urls.add(Path.of(folder).toUri().toURL());
    }
    urls.add(Duel.class.getProtectionDomain().getCodeSource().getLocation());
    ClassLoader loader =
        new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    Thread.currentThread().setContextClassLoader(loader);
    return (UnaryOperator<String>)
        loader.loadClass("Duel$Side").getDeclaredConstructor().newInstance();
  }

  /** The engine of one build, which is asked by texts, because only those are the same in both. */
  public static final class Side implements UnaryOperator<String> {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Catalog games = Catalog.installed();
    private Play<?, ?> play;
    private long nodes;
    private long nanos;

    public Side() {}

    @Override
    public String apply(String question) {
      String[] words = question.split(" ");
      switch (words[0]) {
        case "new":
          play = new Play<>((PackedRules<?, ?>) games.rules(words[1]), Long.parseLong(words[2]));
          return "";
        case "think":
          long begin = THREADS.getCurrentThreadCpuTime();
          String move = play.think(limit(words[1]));
          nanos += THREADS.getCurrentThreadCpuTime() - begin;
          nodes += play.nodes;
          return move;
        case "speed":
          return Long.toString((long) (nodes * 1e9 / Math.max(1, nanos)));
        default:
          return play.apply(words[0], words.length > 1 ? words[1] : "");
      }
    }

    private static Limit limit(String text) {
      return text.endsWith("ms")
          ? Limit.time(Duration.ofMillis(Long.parseLong(text.substring(0, text.length() - 2))))
          : Limit.nodes(Long.parseLong(text.substring(0, text.length() - 1)));
    }

    private static final class Play<S, M> {
      private final PackedRules<S, M> rules;
      private final EngineSession<S, M> session;
      private Match<S, M> match;
      private long nodes;

      Play(PackedRules<S, M> rules, long seed) {
        this.rules = rules;
        match = Match.of(rules);
        session = timed(Engine.of(rules).withSeed(seed)).session();
      }

      /** The clock of an engine is not public. */
      @SuppressWarnings("unchecked")
      private static <S, M> Engine<S, M> timed(Engine<S, M> engine) {
        try {
          Method withClock = Engine.class.getDeclaredMethod("withClock", LongSupplier.class);
          withClock.setAccessible(true);
          LongSupplier clock = THREADS::getCurrentThreadCpuTime;
          return (Engine<S, M>) withClock.invoke(engine, clock);
        } catch (ReflectiveOperationException problem) {
          throw new IllegalStateException(problem);
        }
      }

      String think(Limit limit) {
        Analysis<M> analysis = session.analyse(match, limit);
        nodes = analysis.nodes();
        return rules.notation().formatMove(analysis.best());
      }

      String apply(String word, String argument) {
        if (word.equals("play")) {
          match = match.play(rules.notation().parseMove(argument));
          return "";
        }
        if (word.equals("random")) {
          SplitMix64 random = new SplitMix64(Long.parseLong(argument));
          long code = rules.randomLegal(match.position(), random);
          return rules.notation().formatMove(rules.decode(match.position(), code));
        }
        Status status = match.status();
        return status.isOver()
            ? "over " + status.winner().orElse(0)
            : "turn " + status.toMove().orElseThrow();
      }
    }
  }
}
