package io.github.boardrules.testkit;

import static io.github.boardrules.testkit.BrokenGame.alone;
import static io.github.boardrules.testkit.BrokenGame.among;
import static io.github.boardrules.testkit.ModifiedTrio.CORRECT;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.testkit.BrokenGame.Fault;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Games that break laws 9 to 12, about drafts, codes, hashes and symmetries. */
final class BrokenCodes {
  private static final Label PROMPT = Label.of("Go on.");

  private BrokenCodes() {}

  static List<BrokenGame> all() {
    return Stream.of(drafts(), codes(), draws(), hashes(), symmetries())
        .flatMap(List::stream)
        .toList();
  }

  private static Fault draft(
      String how, BiFunction<TrioPosition, List<Step>, Draft<TrioPosition, TrioMove>> draft) {
    return alone(how, ModifiedTrio.draft(draft));
  }

  /** Changes the correct draft. */
  private static Fault changed(String how, UnaryOperator<Draft<TrioPosition, TrioMove>> change) {
    return draft(how, (position, entered) -> change.apply(CORRECT.draft(position, entered)));
  }

  private static Fault next(String how, Consumer<Set<Step>> change) {
    return changed(
        how,
        draft -> {
          Set<Step> next = new HashSet<>(draft.next());
          change.accept(next);
          return next.isEmpty()
              ? draft
              : draft
                  .move()
                  .map(move -> Draft.complete(next, move, draft.preview().orElseThrow(), PROMPT))
                  .orElseGet(() -> Draft.partial(next, PROMPT));
        });
  }

  private static Fault steps(String how, BiFunction<TrioMove, List<Step>, List<Step>> change) {
    return alone(how, ModifiedTrio.steps(change));
  }

  private static List<BrokenGame> drafts() {
    return BrokenGame.of(
        Law.LAW_09_DRAFTS,
        next("a step is not offered", next -> next.remove(Step.cell("b2"))),
        next(
            "a step is offered that leads to a dead end",
            next -> {
              if (!next.isEmpty()) {
                next.add(Step.word("why"));
              }
            }),
        draft(
            "the draft holds another move",
            (position, entered) -> {
              Draft<TrioPosition, TrioMove> draft = CORRECT.draft(position, entered);
              if (draft.move().isEmpty()) {
                return draft;
              }
              TrioMove first = CORRECT.legalMoves(position).get(0);
              return Draft.complete(draft.next(), first, CORRECT.play(position, first), PROMPT);
            }),
        draft("a wrong step is ignored", BrokenCodes::withoutWrongSteps),
        draft(
            "a piece may be chosen twice",
            (position, entered) ->
                entered.size() == 2
                        && entered.get(0).isPiece()
                        && entered.get(0).equals(entered.get(1))
                    ? CORRECT.draft(position, entered.subList(1, 2))
                    : CORRECT.draft(position, entered)),
        changed(
            "a draft has an empty prompt",
            draft ->
                draft.move().isPresent() || draft.next().isEmpty()
                    ? draft
                    : Draft.partial(draft.next(), Label.of(" "))),
        draft(
            "the draft without steps is not refused when the game is over",
            (position, entered) ->
                entered.isEmpty() && CORRECT.status(position).isOver()
                    ? Draft.partial(Set.of(Step.word("why")), PROMPT)
                    : CORRECT.draft(position, entered)),
        steps(
            "a long slide is entered by its ends, so two moves have the same steps",
            (move, steps) -> steps.size() == 3 ? List.of(steps.get(0), steps.get(2)) : steps),
        steps(
            "a drop has no steps",
            (move, steps) -> move.equals(TrioMove.of(0)) ? List.of() : steps));
  }

  private static Draft<TrioPosition, TrioMove> withoutWrongSteps(
      TrioPosition position, List<Step> entered) {
    Draft<TrioPosition, TrioMove> draft = CORRECT.draft(position, entered);
    return draft.refusal().isPresent() && !entered.isEmpty()
        ? withoutWrongSteps(position, entered.subList(0, entered.size() - 1))
        : draft;
  }

  private static List<BrokenGame> codes() {
    return BrokenGame.of(
        Law.LAW_10_CODES,
        alone(
            "legalMoves overwrites codes below its mark",
            ModifiedTrio.codes(
                (out, list) -> {
                  list.run();
                  if (out.size() > 30) {
                    out.set(0, 0);
                  }
                })),
        alone(
            "the codes are not in the order of the moves",
            ModifiedTrio.list(ModifiedTrio::reversed)),
        alone(
            "encode returns another code than the listed one",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return super.encode(position, move) | 1L << 40;
              }

              @Override
              public TrioMove decode(TrioPosition position, long code) {
                return super.decode(position, code & ~(1L << 40));
              }
            }),
        alone(
            "encode accepts an illegal move",
            ModifiedTrio.encoding(
                (position, move) ->
                    CORRECT.isLegal(position, move) ? CORRECT.encode(position, move) : 0)),
        alone(
            "encodeUnchecked returns another code than encode",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return super.encode(position, move) & ~(1L << 40);
              }

              @Override
              public long encodeUnchecked(TrioPosition position, TrioMove move) {
                return super.encodeUnchecked(position, move) | 1L << 40;
              }
            }),
        alone(
            "isKnownLegal passes over a bit",
            ModifiedTrio.known((codes, code) -> codes.contains(code & ~(1L << 40)))),
        alone(
            "isKnownLegal knows the codes of placements only",
            ModifiedTrio.known((codes, code) -> code < 12 && codes.contains(code))),
        alone(
            "playUnchecked does not count the ply",
            new ModifiedTrio() {
              @Override
              public TrioPosition playUnchecked(TrioPosition position, long code) {
                TrioPosition next = super.playUnchecked(position, code);
                return new TrioPosition(next.first, next.second, next.toMove, position.ply);
              }
            }));
  }

  private static Fault random(String how, ToLongBiFunction<TrioPosition, SplitMix64> randomLegal) {
    return alone("randomLegal " + how, ModifiedTrio.random(randomLegal));
  }

  private static List<BrokenGame> draws() {
    SplitMix64 own = new SplitMix64(1);
    return BrokenGame.of(
        Law.LAW_10_CODES,
        random(
            "prefers the first half of the list",
            (position, random) -> {
              List<TrioMove> moves = CORRECT.legalMoves(position);
              int among = random.below(2) == 0 ? (moves.size() + 1) / 2 : moves.size();
              return moves.isEmpty()
                  ? CORRECT.randomLegal(position, random)
                  : CORRECT.encode(position, moves.get(random.below(among)));
            }),
        random(
            "returns a move that is not listed",
            (position, random) ->
                CORRECT.randomLegal(position, random) + (random.below(100) == 0 ? 1L << 50 : 0)),
        among(
            "randomLegal uses another generator",
            ModifiedTrio.random((position, random) -> CORRECT.randomLegal(position, own))),
        random(
            "returns a move although the game is over",
            (position, random) ->
                CORRECT.status(position).isOver() ? 0 : CORRECT.randomLegal(position, random)));
  }

  private static List<BrokenGame> hashes() {
    return BrokenGame.of(
        Law.LAW_11_HASHES,
        hash(
            "hash is the identity hash code",
            it -> Bits.mix(System.identityHashCode(Objects.requireNonNull(it)))),
        hash(
            "the hash leaves out the player",
            it -> CORRECT.hash(new TrioPosition(it.first, it.second, 1, it.ply))),
        hash(
            "the hash is not mixed",
            it -> it.first | it.second << 12 | (long) it.ply << 24 | (long) it.toMove << 32));
  }

  private static Fault hash(String how, ToLongFunction<TrioPosition> hash) {
    return alone(
        how,
        new ModifiedTrio() {
          @Override
          public long hash(TrioPosition position) {
            return hash.applyAsLong(position);
          }
        });
  }

  private static Fault mapped(String how, UnaryOperator<Symmetry<TrioPosition, TrioMove>> change) {
    return alone(how, ModifiedTrio.symmetries(all -> all.stream().map(change).toList()));
  }

  private static List<BrokenGame> symmetries() {
    return BrokenGame.of(
        Law.LAW_12_SYMMETRIES,
        alone("the list of symmetries can be modified", ModifiedTrio.symmetries(ArrayList::new)),
        alone("the list of symmetries is empty", ModifiedTrio.symmetries(all -> List.of())),
        alone(
            "the identity is not the first",
            ModifiedTrio.symmetries(
                all -> Stream.concat(all.stream().skip(1), all.stream().limit(1)).toList())),
        alone(
            "a symmetry is missing, so the list is not closed under composition",
            ModifiedTrio.symmetries(all -> all.subList(0, 15))),
        mapped(
            "moves are not mapped",
            correct -> new Mapped(correct::position, move -> move, correct::player)),
        mapped(
            "players are not mapped",
            correct -> new Mapped(correct::position, correct::move, player -> player)),
        mapped(
            "the ply is not mapped",
            correct ->
                new Mapped(
                    position -> {
                      TrioPosition image = correct.position(position);
                      return image.first == position.first
                          ? image
                          : new TrioPosition(image.first, image.second, image.toMove, 0);
                    },
                    correct::move,
                    correct::player)),
        alone(
            "every position is its own canonical one",
            ModifiedTrio.canonical(Objects::requireNonNull)),
        alone(
            "the canonical position is always the start",
            ModifiedTrio.canonical(position -> position.ply < 0 ? position : CORRECT.start())),
        alone(
            "the symmetry to the canonical position is the identity",
            ModifiedTrio.toCanonical(correct -> Symmetry.identity())),
        alone(
            "the symmetry to the canonical position forgets the players",
            ModifiedTrio.toCanonical(
                correct -> new Mapped(correct::position, correct::move, player -> player))));
  }

  record Mapped(
      UnaryOperator<TrioPosition> positions,
      UnaryOperator<TrioMove> moves,
      IntUnaryOperator players)
      implements Symmetry<TrioPosition, TrioMove> {
    @Override
    public TrioPosition position(TrioPosition position) {
      return positions.apply(position);
    }

    @Override
    public TrioMove move(TrioMove move) {
      return moves.apply(move);
    }

    @Override
    public int player(int player) {
      return players.applyAsInt(player);
    }
  }
}
