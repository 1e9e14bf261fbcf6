package io.github.boardrules.testkit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Maps each law to its checks. */
final class LawChecks {
  private static final Map<Law, PositionLawCheck> OF_POSITION = new EnumMap<>(Law.class);
  private static final Map<Law, GameLawCheck> OF_GAME = new EnumMap<>(Law.class);

  static {
    OF_POSITION.put(Law.LAW_01_LEGAL_LIST, Law01LegalList::check);
    OF_POSITION.put(Law.LAW_02_OVER, Law02Over::check);
    OF_POSITION.put(Law.LAW_03_REFUSAL, Law03Refusal::check);
    OF_POSITION.put(Law.LAW_04_REFUSED_PLAY, Law03Refusal::checkPlay);
    OF_GAME.put(Law.LAW_05_UNCHANGED, LawChecks::unchanged);
    OF_POSITION.put(Law.LAW_06_POSITION_TEXT, Law06PositionText::check);
    OF_GAME.put(Law.LAW_06_POSITION_TEXT, Law06PositionText::checkGame);
    OF_POSITION.put(Law.LAW_07_MOVE_TEXT, Law07MoveText::check);
    OF_POSITION.put(Law.LAW_08_READERS, Law08Readers::check);
    OF_POSITION.put(Law.LAW_09_DRAFTS, Law09Drafts::check);
    OF_POSITION.put(Law.LAW_10_CODES, Law10Codes::check);
    OF_POSITION.put(Law.LAW_11_HASHES, Law11Hashes::check);
    OF_GAME.put(Law.LAW_11_HASHES, Law11Hashes::checkGame);
    OF_POSITION.put(Law.LAW_12_SYMMETRIES, Law12Symmetries::check);
    OF_GAME.put(Law.LAW_12_SYMMETRIES, Law12Symmetries::checkGame);
    OF_GAME.put(Law.LAW_13_LENGTH, LawChecks::length);
    OF_GAME.put(Law.LAW_15_RECORDS, Law15Records::check);
    OF_GAME.put(Law.LAW_16_THREADS, Law16Threads::check);
    OF_POSITION.put(Law.LAW_17_DIAGRAMS, Law17Diagrams::check);
    OF_GAME.put(Law.LAW_18_VARIANTS, Law18Variants::check);
    OF_POSITION.put(Law.LAW_19_REASONS, Law19Reasons::check);
    OF_GAME.put(Law.LAW_19_REASONS, Law19Reasons::checkGame);
    OF_POSITION.put(Law.LAW_20_CHANGES, Law20Changes::check);
    OF_POSITION.put(Law.LAW_21_BAD_INPUT, Law21BadInput::check);
    OF_POSITION.put(Law.LAW_23_SAME_ANSWERS, Law23SameAnswers::check);
    OF_POSITION.put(Law.LAW_24_KNOWLEDGE, Law24Knowledge::check);
    OF_GAME.put(Law.LAW_24_KNOWLEDGE, Law24Knowledge::checkGame);
  }

  /** Checks a law in one position. */
  @FunctionalInterface
  interface PositionLawCheck {
    <S, M> void check(LawTrial<S, M> trial);
  }

  /** Checks a law in a whole game; its trial starts in the first position. */
  @FunctionalInterface
  interface GameLawCheck {
    <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game);
  }

  private LawChecks() {}

  /** Checks all selected laws that concern a position. */
  static <S, M> void position(CheckedPosition<S, M> checked) {
    OF_POSITION.forEach(
        (law, check) -> {
          LawTrial<S, M> trial = new LawTrial<>(law, checked);
          attempt(law, trial, () -> check.check(trial));
        });
  }

  /** Checks one law, if it is selected and concerns a whole game. */
  static <S, M> void game(Law law, CheckedGame<S, M> game) {
    GameLawCheck check = OF_GAME.get(law);
    if (check != null) {
      LawTrial<S, M> trial = new LawTrial<>(law, game.positions().get(0));
      attempt(law, trial, () -> check.check(trial, game));
    }
  }

  /** Law 5: {@link Law#LAW_05_UNCHANGED}. */
  private static <S, M> void unchanged(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    for (CheckedPosition<S, M> checked : game.positions()) {
      Optional<String> change = checked.snapshot.difference(checked.settings);
      trial.at(checked).require(change.isEmpty(), "%s", change.orElse(""));
    }
  }

  /** Law 13: {@link Law#LAW_13_LENGTH}. */
  private static <S, M> void length(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    OptionalInt bound = trial.rules.maxPlies();
    if (game.fromStart() && bound.isPresent()) {
      int plies = game.moves().size();
      // A game that was cut short has at least one more ply.
      int length = game.last().legal.isEmpty() ? plies : plies + 1;
      trial
          .at(game.last())
          .require(
              length <= bound.getAsInt(), "%s plies, but maxPlies is %s", length, bound.getAsInt());
    }
  }

  /** An exception that the rules throw while a law is checked breaks that law. */
  private static void attempt(Law law, LawTrial<?, ?> trial, Runnable check) {
    if (trial.settings.laws.contains(law)) {
      try {
        check.run();
      } catch (RuntimeException | StackOverflowError e) {
        throw trial.broken(e, "the rules threw %s", e);
      }
    }
  }
}
