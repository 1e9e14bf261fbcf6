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

/** Games that break the laws on drafts, codes, hashes and symmetries: 9 to 12. */
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
            "a step is offered that leads into a dead end",
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
            "the draft is of another move",
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
            "a wrong step is overlooked",
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
            "nothing is refused once the game is over",
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
            "listing empties the buffer",
            new ModifiedTrio() {
              @Override
              public void legalMoves(TrioPosition position, MoveBuffer out) {
                out.release(0);
                super.legalMoves(position, out);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "listing writes below its mark",
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
            "the codes are in another order than the moves",
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
            "the code of a move is not the one that is listed",
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
            "an illegal move has a code",
            new ModifiedTrio() {
              @Override
              public long encode(TrioPosition position, TrioMove move) {
                return isLegal(position, move) ? super.encode(position, move) : 0;
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "next forgets the ply",
            new ModifiedTrio() {
              @Override
              public TrioPosition playUnchecked(TrioPosition position, long code) {
                TrioPosition next = super.playUnchecked(position, code);
                return new TrioPosition(next.first, next.second, next.toMove, position.ply);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "one move too many is counted",
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
            "the first half of the list is preferred",
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
            "a move is drawn that is not listed",
            new ModifiedTrio() {
              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                long code = super.randomLegal(position, random);
                return code + (random.below(100) == 0 ? 1L << 50 : 0);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "chance comes from somewhere else",
            new ModifiedTrio() {
              private final SplitMix64 own = new SplitMix64(1);

              @Override
              public long randomLegal(TrioPosition position, SplitMix64 random) {
                return super.randomLegal(position, own);
              }
            }),
        alone(
            Law.LAW_10_CODES,
            "a move is drawn though the game is over",
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
            "the hash is that of the object",
            new ModifiedTrio() {
              @Override
              public long hash(TrioPosition position) {
                return System.identityHashCode(Objects.requireNonNull(position));
              }
            }),
        among(
            Law.LAW_11_HASHES,
            "the hash code is that of the object",
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
            "there are none",
            new ModifiedTrio() {
              @Override
              public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
                return List.of();
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
            "one is missing, so two others have no product",
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
                right ->
                    new Mapped(right) {
                      @Override
                      public TrioMove move(TrioMove move) {
                        return move;
                      }
                    })),
        alone(
            Law.LAW_12_SYMMETRIES,
            "players are not mapped",
            mapped(
                right ->
                    new Mapped(right) {
                      @Override
                      public int player(int player) {
                        return player;
                      }
                    })),
        alone(
            Law.LAW_12_SYMMETRIES,
            "the ply is not mapped",
            mapped(
                right ->
                    new Mapped(right) {
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
        super.symmetries().forEach(right -> all.add(change.apply(right)));
        return all;
      }
    };
  }

  /** A symmetry to be changed. */
  private static class Mapped implements Symmetry<TrioPosition, TrioMove> {
    private final Symmetry<TrioPosition, TrioMove> right;

    Mapped(Symmetry<TrioPosition, TrioMove> right) {
      this.right = right;
    }

    @Override
    public TrioPosition position(TrioPosition position) {
      return right.position(position);
    }

    @Override
    public TrioMove move(TrioMove move) {
      return right.move(move);
    }

    @Override
    public int player(int player) {
      return right.player(player);
    }
  }
}
