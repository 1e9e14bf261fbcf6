package io.github.boardrules.testkit.trio;

import static io.github.boardrules.testkit.trio.BrokenGame.alone;
import static io.github.boardrules.testkit.trio.BrokenGame.among;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.testkit.Law;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** Games that break laws 9 to 12, about drafts, codes, hashes and symmetries. */
final class BrokenCodes {
  private BrokenCodes() {}

  static List<BrokenGame> all() {
    List<BrokenGame> all = new ArrayList<>();
    all.addAll(drafts());
    all.addAll(steps());
    all.addAll(codes());
    all.addAll(draws());
    all.addAll(hashes());
    all.addAll(symmetries());
    return all;
  }

  private static List<BrokenGame> drafts() {
    return List.of(
        alone(
            Law.LAW_09_DRAFTS,
            "a step is not offered",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                Set<Step> next = new HashSet<>(draft.next());
                next.remove(new Step.Cell("b2"));
                return new Draft<>(next, draft.move(), draft.refusal(), draft.preview());
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "a step is offered that leads to a dead end",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                Set<Step> next = new HashSet<>(draft.next());
                if (!next.isEmpty()) {
                  next.add(new Step.Word("why"));
                }
                return new Draft<>(next, draft.move(), draft.refusal(), draft.preview());
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "the preview is the position itself",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                return new Draft<>(
                    draft.next(),
                    draft.move(),
                    draft.refusal(),
                    draft.preview().map(preview -> position));
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "the draft holds another move",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                if (draft.move().isEmpty()) {
                  return draft;
                }
                TrioMove first = legalMoves(position).get(0);
                return Draft.complete(draft.next(), first, play(position, first));
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "a wrong step is ignored",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                return draft.refusal().isPresent() && !entered.isEmpty()
                    ? draft(position, entered.subList(0, entered.size() - 1))
                    : draft;
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "the draft without steps is not refused when the game is over",
            new ModifiedTrio() {
              @Override
              public Draft<TrioPosition, TrioMove> draft(
                  TrioPosition position, List<Step> entered) {
                Draft<TrioPosition, TrioMove> draft = super.draft(position, entered);
                return entered.isEmpty() ? Draft.partial(draft.next()) : draft;
              }
            }));
  }

  private static List<BrokenGame> steps() {
    return List.of(
        alone(
            Law.LAW_09_DRAFTS,
            "a long slide is entered by its ends, so two moves have the same steps",
            new ModifiedTrio() {
              @Override
              public List<Step> steps(TrioPosition position, TrioMove move) {
                List<Step> steps = super.steps(position, move);
                return steps.size() == 3 ? List.of(steps.get(0), steps.get(2)) : steps;
              }
            }),
        alone(
            Law.LAW_09_DRAFTS,
            "a drop has no steps",
            new ModifiedTrio() {
              @Override
              public List<Step> steps(TrioPosition position, TrioMove move) {
                return move instanceof TrioMove.Drop drop && drop.cell() == 0
                    ? List.of()
                    : super.steps(position, move);
              }
            }));
  }

  private static List<BrokenGame> codes() {
    return List.of(
        alone(
            Law.LAW_10_CODES,
            "legalMoves clears the buffer",
            new ModifiedTrio() {
              @Override
              public void legalMoves(TrioPosition position, MoveBuffer out) {
                out.release(0);
                super.legalMoves(position, out);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "legalMoves overwrites codes below its mark",
            new ModifiedTrio() {
              @Override
              public void legalMoves(TrioPosition position, MoveBuffer out) {
                super.legalMoves(position, out);
                if (out.size() > 30) {
                  out.set(0, 0);
                }
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "the codes are not in the order of the moves",
            new ModifiedTrio() {
              @Override
              public List<TrioMove> legalMoves(TrioPosition position) {
                List<TrioMove> moves = new ArrayList<>(super.legalMoves(position));
                Collections.reverse(moves);
                return List.copyOf(moves);
              }
            }),
        alone(
            Law.LAW_10_CODES,
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
            Law.LAW_10_CODES,
            "encode accepts an illegal move",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return isLegal(position, move) ? super.encode(position, move) : 0;
              }
            }),
        alone(
            Law.LAW_10_CODES,
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
            Law.LAW_10_CODES,
            "playUnchecked does not count the ply",
            new ModifiedTrio() {
              @Override
              public TrioPosition playUnchecked(TrioPosition position, long code) {
                TrioPosition next = super.playUnchecked(position, code);
                return new TrioPosition(next.first, next.second, next.toMove, position.ply);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "countLegal counts one move too many",
            new ModifiedTrio() {
              @Override
              public long countLegal(TrioPosition position) {
                return super.countLegal(position) + position.ply / 5;
              }
            }));
  }

  private static List<BrokenGame> draws() {
    return List.of(
        alone(
            Law.LAW_10_CODES,
            "randomLegal prefers the first half of the list",
            new ModifiedTrio() {
              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                List<TrioMove> moves = legalMoves(position);
                int among = random.below(2) == 0 ? (moves.size() + 1) / 2 : moves.size();
                return moves.isEmpty()
                    ? super.randomLegal(position, random)
                    : encode(position, moves.get(random.below(among)));
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "randomLegal returns a move that is not listed",
            new ModifiedTrio() {
              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                long code = super.randomLegal(position, random);
                return code + (random.below(100) == 0 ? 1L << 50 : 0);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "randomLegal uses another generator",
            new ModifiedTrio() {
              private final SplitMix64 own = new SplitMix64(1);

              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                return super.randomLegal(position, own);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "randomLegal returns a move although the game is over",
            new ModifiedTrio() {
              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                return status(position).isOver() ? 0 : super.randomLegal(position, random);
              }
            }));
  }

  private static List<BrokenGame> hashes() {
    return List.of(
        alone(
            Law.LAW_11_HASHES,
            "hash is the identity hash code",
            new ModifiedTrio() {
              @Override
              public long hash(TrioPosition position) {
                return System.identityHashCode(Objects.requireNonNull(position));
              }
            }),
        among(
            Law.LAW_11_HASHES,
            "hashCode is the identity hash code",
            new ModifiedTrio() {
              @Override
              protected TrioPosition made(TrioPosition position) {
                return new TrioPosition(
                    position.first, position.second, position.toMove, position.ply) {
                  @Override
                  public boolean equals(Object other) {
                    return super.equals(other);
                  }

                  @Override
                  public int hashCode() {
                    return System.identityHashCode(this);
                  }
                };
              }
            }));
  }

  private static List<BrokenGame> symmetries() {
    return List.of(
        alone(
            Law.LAW_12_SYMMETRIES,
            "the list of symmetries is empty",
            new ModifiedTrio() {
              @Override
              public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
                return List.of();
              }

              @Override
              public TrioPosition canonical(TrioPosition position) {
                return new ModifiedTrio().canonical(position);
              }
            }),
        alone(
            Law.LAW_12_SYMMETRIES,
            "the identity is not the first",
            new ModifiedTrio() {
              @Override
              public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
                List<Symmetry<TrioPosition, TrioMove>> all = new ArrayList<>(super.symmetries());
                Collections.reverse(all);
                return all;
              }
            }),
        alone(
            Law.LAW_12_SYMMETRIES,
            "a symmetry is missing, so the list is not closed under composition",
            new ModifiedTrio() {
              @Override
              public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
                return super.symmetries().subList(0, 15);
              }

              @Override
              public TrioPosition canonical(TrioPosition position) {
                return new ModifiedTrio().canonical(position);
              }
            }),
        alone(
            Law.LAW_12_SYMMETRIES,
            "moves are not mapped",
            mapped(
                correct ->
                    new Mapped(correct) {
                      @Override
                      public TrioMove move(TrioMove move) {
                        return move;
                      }
                    })),
        alone(
            Law.LAW_12_SYMMETRIES,
            "players are not mapped",
            mapped(
                correct ->
                    new Mapped(correct) {
                      @Override
                      public int player(int player) {
                        return player;
                      }
                    })),
        alone(
            Law.LAW_12_SYMMETRIES,
            "the ply is not mapped",
            mapped(
                correct ->
                    new Mapped(correct) {
                      @Override
                      public TrioPosition position(TrioPosition position) {
                        TrioPosition image = super.position(position);
                        return image.first == position.first
                            ? image
                            : new TrioPosition(image.first, image.second, image.toMove, 0);
                      }
                    })),
        alone(
            Law.LAW_12_SYMMETRIES,
            "every position is its own canonical one",
            new ModifiedTrio() {
              @Override
              public TrioPosition canonical(TrioPosition position) {
                return Objects.requireNonNull(position);
              }
            }),
        alone(
            Law.LAW_12_SYMMETRIES,
            "the canonical position is always the start",
            new ModifiedTrio() {
              @Override
              public TrioPosition canonical(TrioPosition position) {
                return position.ply < 0 ? position : start();
              }
            }));
  }

  private static Trio mapped(Function<Symmetry<TrioPosition, TrioMove>, Mapped> change) {
    return new ModifiedTrio() {
      @Override
      public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
        List<Symmetry<TrioPosition, TrioMove>> all = new ArrayList<>();
        super.symmetries().forEach(correct -> all.add(change.apply(correct)));
        return all;
      }
    };
  }

  /** A symmetry that delegates to a correct one. */
  private static class Mapped implements Symmetry<TrioPosition, TrioMove> {
    private final Symmetry<TrioPosition, TrioMove> correct;

    Mapped(Symmetry<TrioPosition, TrioMove> correct) {
      this.correct = correct;
    }

    @Override
    public TrioPosition position(TrioPosition position) {
      return correct.position(position);
    }

    @Override
    public TrioMove move(TrioMove move) {
      return correct.move(move);
    }

    @Override
    public int player(int player) {
      return correct.player(player);
    }
  }
}
