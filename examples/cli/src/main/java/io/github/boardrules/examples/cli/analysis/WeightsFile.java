package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.examples.arena.WeightedRules;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** Weights in a file, {@code name=number} in each line: the properties of Java. */
public record WeightsFile(String file, Map<String, Double> weights) {

  static WeightsFile read(String file) {
    String text = Texts.stripped(FileText.read(file).text());
    String found = text;
    Map<String, Double> weights = new TreeMap<>();
    try {
      Properties lines = new Properties();
      lines.load(new StringReader(text));
      for (String name : lines.stringPropertyNames()) {
        found = name + "=" + lines.getProperty(name);
        double weight = Double.parseDouble(lines.getProperty(name));
        if (!Double.isFinite(weight)) {
          throw new NumberFormatException(found);
        }
        weights.put(name, weight);
      }
    } catch (IOException | IllegalArgumentException malformed) {
      weights.clear();
    }
    if (weights.isEmpty()) {
      throw Failure.of("wrong-weight", "file", Texts.quote(file), "found", Texts.quote(found));
    }
    return new WeightsFile(file, weights);
  }

  /** Writes the weights; the comment says how they were made. */
  void write(String comment) {
    StringBuilder text = new StringBuilder("# " + comment + "\n");
    weights.forEach(
        (name, weight) ->
            text.append(name.replaceAll("[\\\\ :=#!]", "\\\\$0")).append("=" + weight + "\n"));
    TextFiles.write(file, text.toString());
  }

  /** Returns the evaluation of a game with these weights. */
  <S> WeightedEvaluation<S> evaluation(PackedRules<S, ?> rules) {
    WeightedEvaluation<S> standard = weighted(rules).evaluation();
    Set<String> names = standard.weights().keySet();
    for (String name : weights.keySet()) {
      if (!names.contains(name)) {
        throw Failure.of(
                "unknown-weight",
                "file",
                Texts.quote(file),
                "variant",
                rules.variant(),
                "found",
                Texts.quote(name),
                "words",
                String.join(", ", names))
            .insteadOf(name, names);
      }
    }
    return standard.withWeights(weights);
  }

  /** Returns rules with the weights of their evaluation. */
  static <S, M> WeightedRules<S, M> weighted(PackedRules<S, M> rules) {
    return WeightedRules.of(rules)
        .orElseThrow(() -> Failure.of("no-weights", "variant", rules.variant()));
  }
}
