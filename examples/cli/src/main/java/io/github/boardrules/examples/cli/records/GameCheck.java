package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Optional;

/** Replays games. The check of a game stops at its first disagreement. */
final class GameCheck extends LineCheck {
  private long games;
  private long plies;

  GameCheck(CommandContext context) {
    super(context);
  }

  GameCheck(CommandContext context, Reports reports) {
    super(context, reports);
  }

  long games() {
    return games;
  }

  /** Returns how many of their moves, also in variations, agree with the rules. */
  long plies() {
    return plies;
  }

  @Override
  Runnable read(FileLine place, String line) {
    GameLine game = GameReader.read(line, place);
    return () -> {
      games++;
      replay(context.rules(game.variant()), game);
      context.progress().update("progress-check", games, games);
    };
  }

  void check(RecordFile file) {
    String variant = file.variant();
    games++;
    Rules<?, ?> rules;
    try {
      rules = context.rules(variant);
    } catch (Failure unknown) {
      report(new FileLine(file.source().file(), 1), unknown);
      return;
    }
    MatchRecord<?, ?> record = file.read(id -> rules);
    plies += moves(record.tree().start());
    record.problem().ifPresent(problem -> report(file.place(problem), file.failure(problem)));
    context.progress().update("progress-check", games, games);
  }

  void checkSite(FileText file) {
    games++;
    RecordFile record = new RecordFile(file);
    try {
      MatchRecord<?, ?> read = context.games().readSiteRecord(file.text());
      plies += read.toMatch().ply();
      String trees = read.headers().getOrDefault("trees", "1");
      if (!trees.equals("1")) {
        context.progress().note("only-first-tree", "file", file.file(), "count", trees);
      }
      read.problem()
          .ifPresent(
              problem -> {
                String kind = problem.reason().code();
                report(record.place(problem), kind, record.failure(problem));
              });
    } catch (NotationException problem) {
      Failure unreadable =
          Failure.of("unreadable-site-record", "problem", FileText.explained(problem));
      report(file.place(problem), problem.reason().code(), unreadable);
    }
    context.progress().update("progress-check", games, games);
  }

  /** Returns the number of moves behind a place, in its line and in the variations. */
  private static <S, M> long moves(MatchTree<S, M> from) {
    long moves = 0;
    MatchTree<S, M> place = from;
    while (!place.variations().isEmpty()) {
      List<M> next = place.variations();
      for (M other : next.subList(1, next.size())) {
        moves += 1 + moves(place.play(other));
      }
      place = place.forward();
      moves++;
    }
    return moves;
  }

  /** Reports a file of a game site that cannot be opened. */
  void damaged(String file, Failure problem) {
    report(file, "unreadable", problem);
  }

  @Override
  String summary() {
    return summary(games, plies, disagreements());
  }

  static String summary(long games, long plies, long disagreements) {
    return games + " games, " + plies + " plies, " + disagreements + " disagreements";
  }

  private <S, M> void replay(Rules<S, M> rules, GameLine game) {
    checkLength(game, game.positions(), "positions");
    checkLength(game, game.legal(), "legal");
    S position = start(rules, game);
    for (int ply = 1; ply <= game.moves().size(); ply++) {
      checkLegal(rules, position, game, ply);
      position = play(rules, position, game, ply);
      plies++;
      checkPosition(rules.notation().formatPosition(position), game, ply);
    }
    String status = rules.status(position).text();
    if (!game.status().orElse(status).equals(status)) {
      String found = beside(game.status().get(), status);
      throw Failure.of("check-status", "file", found, "rules", status);
    }
  }

  private static void checkLength(GameLine game, Optional<? extends List<?>> list, String name) {
    int moves = game.moves().size();
    int found = list.map(List::size).orElse(moves);
    if (found != moves) {
      throw Failure.of("check-length", "name", name, "found", found, "moves", moves);
    }
  }

  private static <S> S start(Rules<S, ?> rules, GameLine game) {
    if (game.start().isEmpty()) {
      return rules.start();
    }
    try {
      S start = rules.notation().parsePosition(game.start().get());
      String text = rules.notation().formatPosition(start);
      if (!text.equals(game.start().get())) {
        throw Failure.of("check-start", "file", beside(game.start().get(), text), "rules", text);
      }
      return start;
    } catch (NotationException problem) {
      throw Failure.of("check-unreadable-start", "problem", problem);
    }
  }

  private static <S, M> void checkLegal(Rules<S, M> rules, S position, GameLine game, int ply) {
    if (game.legal().isPresent()) {
      long file = game.legal().get().get(ply - 1);
      long counted = rules.countLegal(position);
      if (file != counted) {
        throw Failure.of("check-legal", "ply", ply, "file", file, "rules", counted);
      }
    }
  }

  private static <S, M> S play(Rules<S, M> rules, S position, GameLine game, int ply) {
    String text = game.moves().get(ply - 1);
    try {
      return rules.play(position, rules.notation().parseMove(text));
    } catch (NotationException problem) {
      Object why = FileText.explained(problem);
      throw Failure.of("unreadable-ply", "ply", ply, "move", Texts.quote(text), "problem", why);
    } catch (IllegalMoveException problem) {
      String move = Messages.excerpt(text);
      throw Failure.of("refused-ply", "ply", ply, "move", move, "refusal", problem.refusal());
    }
  }

  /** Returns a text of a file; only its beginning if it is much longer than what it should be. */
  private static String beside(String file, String rules) {
    return file.length() > 2 * rules.length() ? Messages.excerpt(file) : file;
  }

  private static void checkPosition(String reached, GameLine game, int ply) {
    if (game.positions().isPresent()) {
      String file = game.positions().get().get(ply - 1);
      if (!file.equals(reached)) {
        String found = beside(file, reached);
        throw Failure.of("check-position", "ply", ply, "file", found, "rules", reached);
      }
    }
  }
}
