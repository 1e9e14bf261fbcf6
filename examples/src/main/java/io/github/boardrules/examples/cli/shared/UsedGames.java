package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.play.MatchRecord;
import java.util.List;
import java.util.Optional;

/**
 * The games of the program. They may be somebody else's, so the family that was used last is known,
 * for reports of errors in it.
 */
public final class UsedGames {
  private final Catalog catalog;
  private Optional<GameFamily> last = Optional.empty();

  public UsedGames(Catalog catalog) {
    this.catalog = catalog;
  }

  public List<String> ids() {
    return catalog.games().stream().map(GameInfo::id).toList();
  }

  GameInfo game(String id) {
    last = Optional.of(catalog.family(id));
    return catalog.game(id);
  }

  public String module(String id) {
    return catalog.family(id).module();
  }

  VariantInfo describe(String variant) {
    last = Optional.of(catalog.family(variant));
    return catalog.describe(variant);
  }

  Rules<?, ?> rules(String variant) {
    last = Optional.of(catalog.family(variant));
    return catalog.rules(variant);
  }

  /** Returns the rules of a variant as programs that search need them. */
  PackedRules<?, ?> packedRules(String variant) {
    last = Optional.of(catalog.family(variant));
    return catalog.packedRules(variant);
  }

  public MatchRecord<?, ?> readSiteRecord(String sgf) {
    MatchRecord<?, ?> record = BoardspaceRecords.read(sgf);
    last = Optional.of(catalog.family(record.match().rules().variant()));
    return record;
  }

  /** Returns the family whose game was used last; empty if none was. */
  public Optional<GameFamily> last() {
    return last;
  }
}
