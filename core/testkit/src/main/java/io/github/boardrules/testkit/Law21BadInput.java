package io.github.boardrules.testkit;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Locale;

/** Law 21: {@link Law#LAW_21_BAD_INPUT}. */
@SuppressWarnings("CheckReturnValue") // only what is thrown matters
final class Law21BadInput {
  private Law21BadInput() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    if (trial.isThorough()) {
      rules(trial, trial.rules);
      notation(trial, trial.rules.notation());
      packed(trial, trial.rules.packed());
    }
  }

  private static <S, M> void rules(LawTrial<S, M> trial, Rules<S, M> rules) {
    S position = trial.position;
    S noPosition = nothing();
    M noMove = nothing();
    refused(trial, "status(null)", () -> rules.status(noPosition));
    refused(trial, "legalMoves(null)", () -> rules.legalMoves(noPosition));
    refused(trial, "countLegal(null)", () -> rules.countLegal(noPosition));
    refused(trial, "play(position, null)", () -> rules.play(position, noMove));
    refused(trial, "isLegal(position, null)", () -> rules.isLegal(position, noMove));
    refused(trial, "refusal(position, null)", () -> rules.refusal(position, noMove));
    refused(trial, "requireLegal(position, null)", () -> rules.requireLegal(position, noMove));
    refused(
        trial,
        "statusMessage(null, locale)",
        () -> rules.statusMessage(noPosition, Locale.ENGLISH));
    refused(trial, "statusMessage(position, null)", () -> rules.statusMessage(position, nothing()));
    refused(trial, "anyLegal(null, test)", () -> rules.anyLegal(noPosition, move -> true));
    refused(trial, "anyLegal(position, null)", () -> rules.anyLegal(position, nothing()));
    refused(trial, "draft(null, steps)", () -> rules.draft(noPosition, List.of()));
    refused(trial, "draft(position, null)", () -> rules.draft(position, nothing()));
    refused(trial, "toCanonical(null)", () -> rules.toCanonical(noPosition));
    refused(trial, "canonical(null)", () -> rules.canonical(noPosition));
    refused(trial, "diagram(null)", () -> rules.diagram(noPosition));
    for (M move : trial.legal.subList(0, Math.min(1, trial.legal.size()))) {
      refused(trial, "play(null, move)", () -> rules.play(noPosition, move));
      refused(trial, "isLegal(null, move)", () -> rules.isLegal(noPosition, move));
      refused(trial, "refusal(null, move)", () -> rules.refusal(noPosition, move));
    }
  }

  private static <S, M> void notation(LawTrial<S, M> trial, Notation<S, M> notation) {
    refused(trial, "formatMove(null)", () -> notation.formatMove(nothing()));
    refused(trial, "parseMove(null)", () -> notation.parseMove(nothing()));
    refused(trial, "formatPosition(null)", () -> notation.formatPosition(nothing()));
    refused(trial, "parsePosition(null)", () -> notation.parsePosition(nothing()));
  }

  private static <S, M, P, C> void packed(LawTrial<S, M> trial, PackedView<S, M, P, C> view) {
    PackedRules<P, C> packed = view.rules();
    P position = view.pack(trial.position);
    P noPosition = nothing();
    refused(
        trial, "legalMoves(null, buffer)", () -> packed.legalMoves(noPosition, new MoveBuffer()));
    refused(trial, "encode(position, null)", () -> packed.encode(position, nothing()));
    refused(
        trial,
        "encodeUnchecked(position, null)",
        () -> packed.encodeUnchecked(position, nothing()));
    refused(trial, "randomLegal(null, r)", () -> packed.randomLegal(noPosition, new SplitMix64(0)));
    refused(trial, "isKnownLegal(null, 0)", () -> packed.isKnownLegal(noPosition, 0));
    refused(trial, "hash(null)", () -> packed.hash(noPosition));
    if (!trial.legal.isEmpty()) {
      long code = packed.encode(position, view.packMove(trial.legal.get(0)));
      refused(trial, "legalMoves(position, null)", () -> packed.legalMoves(position, nothing()));
      refused(trial, "playUnchecked(null, code)", () -> packed.playUnchecked(noPosition, code));
      refused(trial, "decode(null, code)", () -> packed.decode(noPosition, code));
    }
  }

  private static void refused(LawTrial<?, ?> trial, String call, Runnable method) {
    trial.requireThrown(
        NullPointerException.class, method, "%s does not throw a NullPointerException", call);
  }

  /** Returns null where the types forbid it: that is what is tested. */
  @SuppressWarnings({"nullness", "NullAway", "TypeParameterUnusedInFormals"})
  private static <T> T nothing() {
    return (T) null;
  }
}
