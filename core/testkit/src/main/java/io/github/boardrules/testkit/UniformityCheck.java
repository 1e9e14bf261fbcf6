package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Checks that {@code randomLegal} is uniform over the legal moves.
 *
 * <p><b>Design note.</b> The moves are put into at most {@value #MAX_BINS} bins, so that few draws
 * are enough to test each. With equal probability a bin holds either consecutive moves of the list
 * or every k-th move: the first partition reveals a bias towards one kind of move, the second a
 * bias towards one end of an inner loop. The number of draws per bin is compared with the bin sizes
 * by relative entropy. For n uniform draws into k bins, the probability that n times the relative
 * entropy is t or more is at most (e t / (k − 1)) <sup>k − 1</sup> e<sup>−t</sup> for every t above
 * k − 1 (Rohit Agrawal, "Finite-sample concentration of the multinomial in relative entropy",
 * 2020): this bound is exact for small samples too, so correct rules fail with a probability below
 * 10<sup>−12</sup> in any game.
 */
final class UniformityCheck {
  private static final int MAX_BINS = 8;
  private static final int DRAWS = 1_024;
  private static final double LOG_PROBABILITY = -12 * Math.log(10);

  private UniformityCheck() {}

  static <S, M> void check(LawTrial<S, M> trial, Codes<S, M, ?, ?> packed, long[] codes) {
    int bins = Math.min(MAX_BINS, codes.length);
    boolean consecutive = trial.random.below(2) == 0;
    Map<Long, Integer> binOf = new HashMap<>();
    double[] shares = new double[bins];
    for (int i = 0; i < codes.length; i++) {
      int bin = consecutive ? (int) ((long) i * bins / codes.length) : i % bins;
      binOf.put(codes[i], bin);
      shares[bin] += 1.0 / codes.length;
    }
    int[] counts = new int[bins];
    SplitMix64 random = new SplitMix64(trial.random.next());
    for (int i = 0; i < DRAWS; i++) {
      long code = packed.randomLegal(random);
      int bin = binOf.getOrDefault(code, -1);
      trial.require(bin >= 0, "randomLegal returns the code %s, which is not in the list", code);
      counts[bin]++;
    }
    trial.require(
        canBeUniform(counts, shares),
        "randomLegal is not uniform: of %s draws, parts of the list with the shares %s" + " get %s",
        DRAWS,
        Arrays.toString(shares),
        Arrays.toString(counts));
  }

  /** Returns false only if uniform draws are this uneven with a probability below 10^−12. */
  static boolean canBeUniform(int[] counts, double[] shares) {
    long draws = IntStream.of(counts).asLongStream().sum();
    double entropy = 0;
    for (int i = 0; i < counts.length; i++) {
      entropy += counts[i] == 0 ? 0 : counts[i] * Math.log(counts[i] / (draws * shares[i]));
    }
    int freedom = counts.length - 1;
    return entropy <= freedom
        || freedom * (1 + Math.log(entropy / freedom)) - entropy > LOG_PROBABILITY;
  }
}
