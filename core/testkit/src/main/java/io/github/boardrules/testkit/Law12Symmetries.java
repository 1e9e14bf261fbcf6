package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Law 12: {@link Law#LAW_12_SYMMETRIES}. */
record Law12Symmetries<S, M>(LawTrial<S, M> trial, List<Symmetry<S, M>> symmetries) {
  /** Whole lists are mapped as long as they have no more moves than this in total. */
  private static final int MAX_IMAGES = 4_000;

  /** For how many images the canonical position is computed, each time from all of their images. */
  private static final int MAX_CANONICAL = 4;

  private static final int POSITIONS_FOR_CLOSURE = 6;
  private static final int MOVES_FOR_CLOSURE = 4;

  static <S, M> void check(LawTrial<S, M> trial) {
    if (trial.isThorough()) {
      new Law12Symmetries<>(trial, trial.rules.symmetries()).check();
    }
  }

  static <S, M> void checkGame(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    new Law12Symmetries<>(trial, trial.rules.symmetries())
        .closed(game.positionsAtLeast(CheckDepth.THOROUGH, POSITIONS_FOR_CLOSURE));
  }

  private void check() {
    identity();
    int left = MAX_IMAGES;
    for (int i : Sampling.indices(symmetries.size(), symmetries.size(), trial.random)) {
      commutes(symmetries.get(i), "symmetry " + i, left > 0);
      left -= trial.legal.size();
    }
    canonical();
    if (trial.isFull()) {
      closed(List.of(trial.checked));
    }
  }

  private void identity() {
    trial.require(
        !symmetries.isEmpty(), "the list of symmetries is empty: even the identity is missing");
    trial.requireThrown(
        UnsupportedOperationException.class,
        () -> symmetries.add(Symmetry.identity()),
        "the list of symmetries can be modified");
    Symmetry<S, M> first = symmetries.get(0);
    S image = first.position(trial.position);
    trial.require(
        image.equals(trial.position), "the first symmetry maps the position to %s", image);
    for (M move : trial.someLegal()) {
      trial.require(first.move(move).equals(move), "the first symmetry changes the move %s", move);
    }
    for (int player = 1; player <= trial.rules.players(); player++) {
      trial.require(first.player(player) == player, "the first symmetry changes player %s", player);
    }
  }

  private void commutes(Symmetry<S, M> symmetry, String name, boolean wholeList) {
    Rules<S, M> rules = trial.rules;
    S image = symmetry.position(trial.position);
    players(symmetry, name);
    Status status = rules.status(image);
    Status mapped = mapped(rules.status(trial.position), symmetry);
    trial.require(
        status.equals(mapped), "%s: the status of the image is %s, not %s", name, status, mapped);

    if (wholeList) {
      sameMoves(symmetry, name, image);
    }
    for (M move : trial.someLegal()) {
      S mappedLast = symmetry.position(rules.play(trial.position, move));
      M mappedMove = symmetry.move(move);
      trial.require(
          rules.isLegal(image, mappedMove),
          "%s maps %s to %s, which is illegal in %s",
          name,
          move,
          mappedMove,
          image);
      S mappedFirst = rules.play(image, mappedMove);
      trial.require(
          mappedFirst.equals(mappedLast),
          "%s: playing %s and then mapping gives %s, mapping first gives %s",
          name,
          move,
          mappedLast,
          mappedFirst.toString().equals(mappedLast.toString())
              ? "another position with the same text"
              : mappedFirst);
    }
  }

  private void sameMoves(Symmetry<S, M> symmetry, String name, S image) {
    Set<M> images = new HashSet<>();
    trial.legal.forEach(move -> images.add(symmetry.move(move)));
    Set<M> legal = new HashSet<>(trial.rules.legalMoves(image));
    if (!legal.equals(images)) {
      Set<M> more = new HashSet<>(legal);
      more.removeAll(images);
      images.removeAll(legal);
      throw trial.broken(
          null, "%s maps to %s with the legal moves %s, not %s", name, image, more, images);
    }
  }

  private void players(Symmetry<S, M> symmetry, String name) {
    int players = trial.rules.players();
    Set<Integer> images = new HashSet<>();
    for (int player = 1; player <= players; player++) {
      int image = symmetry.player(player);
      trial.require(
          1 <= image && image <= players && images.add(image),
          "%s is not a permutation of the players",
          name);
    }
  }

  private static Status mapped(Status status, Symmetry<?, ?> symmetry) {
    if (!status.isOver()) {
      int player = symmetry.player(status.toMove().getAsInt());
      return Status.ongoing(player, status.due().orElseThrow());
    }
    return status.isDraw()
        ? status
        : Status.win(symmetry.player(status.winner().getAsInt()), status.ending().orElseThrow());
  }

  private void canonical() {
    S canonical = trial.rules.canonical(trial.position);
    trial.require(
        symmetries.stream()
            .anyMatch(symmetry -> symmetry.position(trial.position).equals(canonical)),
        "the canonical position %s is none of the images",
        canonical);
    Symmetry<S, M> toCanonical = trial.rules.toCanonical(trial.position);
    S reached = toCanonical.position(trial.position);
    trial.require(
        reached.equals(canonical),
        "the canonical position is %s, but the symmetry to it leads to %s",
        canonical,
        reached);
    commutes(toCanonical, "the symmetry to the canonical position", false);
    for (Symmetry<S, M> symmetry : Sampling.of(symmetries, MAX_CANONICAL, trial.random)) {
      S image = symmetry.position(trial.position);
      S other = trial.rules.canonical(image);
      trial.require(
          other.equals(canonical),
          "the canonical position is %s for the position and %s for its image %s",
          canonical,
          other,
          image);
    }
  }

  /** Checks that the composition of any two symmetries is one of the list. */
  private void closed(List<CheckedPosition<S, M>> positions) {
    Symmetry<S, M> none = Symmetry.identity();
    Set<List<Object>> known = new HashSet<>();
    symmetries.forEach(symmetry -> known.add(images(positions, none, symmetry)));
    for (int i = 0; i < symmetries.size(); i++) {
      for (int j = 0; j < symmetries.size(); j++) {
        trial.require(
            known.contains(images(positions, symmetries.get(i), symmetries.get(j))),
            "symmetry %s followed by symmetry %s is not in the list",
            i,
            j);
      }
    }
  }

  private List<Object> images(
      List<CheckedPosition<S, M>> positions, Symmetry<S, M> first, Symmetry<S, M> second) {
    List<Object> images = new ArrayList<>();
    for (CheckedPosition<S, M> checked : positions) {
      images.add(second.position(first.position(checked.position)));
      checked.legal.stream()
          .limit(MOVES_FOR_CLOSURE)
          .forEach(move -> images.add(second.move(first.move(move))));
    }
    for (int player = 1; player <= trial.rules.players(); player++) {
      images.add(second.player(first.player(player)));
    }
    return images;
  }
}
