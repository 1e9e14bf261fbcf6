package io.github.boardrules.testkit;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether the moves drawn by lot are uniform over the list.
 *
 * <p><b>Design note.</b> The moves are dealt into at most {@value #MAX_BINS} bins, so that few
 * draws say much about each: a bin holds moves that follow each other in the list, or lie at equal
 * steps, as the lot decides. (A draw that prefers one kind of move shows in the first, one that
 * prefers an end of some inner loop in the second.) Then the draws are counted and compared with
 * the bins' shares by their relative entropy. For n draws into k bins with the right shares, the
 * chance that n times the relative entropy is t or more is at most (e t / (k − 1)) <sup>k − 1</sup>
 * e<sup>−t</sup> for every t above k − 1 (Rohit Agrawal, "Finite-sample concentration of the
 * multinomial in relative entropy", 2020): no approximation for large numbers is needed, so a right
 * draw fails with a chance below 10<sup>−12</sup> whatever the game.
 */
final class UniformityCheck {
  private static final int MAX_BINS = 8;
  private static final int DRAWS = 1_024;
  private static final double LOG_OF_CHANCE = -12 * Math.log(10);

  private UniformityCheck() {}

  static <S extends Object, M extends Object> void check(
      LawTrial<S, M> trial, PackedRules<S, M> packed, List<Long> codes) {
    int bins = Math.min(MAX_BINS, codes.size());
    boolean together = trial.random().below(2) == 0;
    Map<Long, Integer> binOf = new HashMap<>();
    double[] shares = new double[bins];
    for (int i = 0; i < codes.size(); i++) {
      int bin = together ? (int) ((long) i * bins / codes.size()) : i % bins;
      binOf.put(codes.get(i), bin);
      shares[bin] += 1.0 / codes.size();
    }
    int[] counts = new int[bins];
    SplitMix64 random = new SplitMix64(trial.random().next());
    for (int i = 0; i < DRAWS; i++) {
      long code = packed.randomLegal(trial.position(), random);
      int bin = binOf.getOrDefault(code, -1);
      trial.require(bin >= 0, "the code ", code, " is drawn, not listed");
      counts[bin]++;
    }
    trial.require(
        canBeUniform(counts, shares),
        "randomLegal is not uniform: ",
        DRAWS,
        " draws fall into parts of the list, with the shares ",
        Arrays.toString(shares),
        ", ",
        Arrays.toString(counts),
        " times");
  }

  /** False only where right draws give such counts with a chance below 1 in 10<sup>12</sup>. */
  static boolean canBeUniform(int[] counts, double[] shares) {
    long draws = 0;
    for (int count : counts) {
      draws += count;
    }
    double entropy = 0;
    for (int i = 0; i < counts.length; i++) {
      entropy += counts[i] == 0 ? 0 : counts[i] * Math.log(counts[i] / (draws * shares[i]));
    }
    int freedom = counts.length - 1;
    return entropy <= freedom
        || freedom * (1 + Math.log(entropy / freedom)) - entropy > LOG_OF_CHANCE;
  }
}
