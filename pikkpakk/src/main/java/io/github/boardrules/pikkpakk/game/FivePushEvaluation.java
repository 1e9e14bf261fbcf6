package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.LineBits;
import io.github.boardrules.pikkpakk.value.FivePushOptions;

final class FivePushEvaluation extends MoverEvaluation {
  static final FivePushEvaluation STANDARD = new FivePushEvaluation(Weights.standard());

  private static final int COLUMN = Board.NINE.size;
  private static final long[] ROWS_AND_COLUMNS = new long[2 * Board.BLOCK];

  private static final long[] RINGS = new long[Board.BLOCK / 2 + 1];

  static {
    for (int column = 0; column < Board.BLOCK; column++) {
      for (int row = 0; row < Board.BLOCK; row++) {
        long cell = BlockBits.cell(column, row);
        ROWS_AND_COLUMNS[column] |= cell;
        ROWS_AND_COLUMNS[Board.BLOCK + row] |= cell;
        RINGS[3 - Math.max(Math.abs(column - 3), Math.abs(row - 3))] |= cell;
      }
    }
  }

  private final double turnToPlace;
  private final double[] nearness;
  private final double placedMajority, placedClear;
  private final LineCounts ownPlaced, otherPlaced;
  private final double turnToPush;
  private final LineCounts ownPushed, otherPushed;
  private final double majority, clear, blockMajority;
  private final double win, threat, placeWin, placeThreat, threat2, fork;

  private FivePushEvaluation(Weights weights) {
    super(weights);
    turnToPlace = weights.of("turnToPlace", 0.1);
    nearness = numbered(weights, "inwards", 0.04, 0.12, 0.2);
    placedMajority = weights.of("placedMajority", 0);
    placedClear = weights.of("placedClear", 0);
    ownPlaced = new LineCounts(numbered(weights, "ownPlaced", 0, 0, 0.1, 0), new double[5]);
    otherPlaced = new LineCounts(numbered(weights, "otherPlaced", 0, 0, 0.1, 0), new double[5]);
    turnToPush = weights.of("turnToPush", 0.1);
    ownPushed = new LineCounts(numbered(weights, "ownOpen", 0, 0.15, 0.1, 0.1), numbered(weights, "ownBlocked", 0, 0.03, 0.05, 0.07));
    otherPushed = new LineCounts(numbered(weights, "otherOpen", 0, 0.15, 0.1, 0.1), numbered(weights, "otherBlocked", 0, 0.03, 0.05, 0.07));
    blockMajority = weights.of("blockMajority", 0.15);
    majority = weights.of("majority", 0);
    clear = weights.of("clear", 0);
    win = weights.of("win", 2);
    threat = weights.of("threat", 0.6);
    threat2 = weights.of("threat2", 0);
    placeWin = weights.of("placeWin", 2);
    placeThreat = weights.of("placeThreat", 0.3);
    fork = weights.of("fork", 1.3);
  }

  @Override
  protected FivePushEvaluation create(Weights chosen) {
    return new FivePushEvaluation(chosen);
  }

  @Override
  double scoreForMover(BitPosition position) {
    boolean isLight = position.toMove() == 1;
    long light = position.lightBlock() & BlockBits.ALL;
    long dark = position.darkBlock() & BlockBits.ALL;
    long own = isLight ? light : dark;
    long other = isLight ? dark : light;
    if (position.isPushing()) {
      return turnToPush + ownPushed.worth(own, other) - otherPushed.worth(other, own)
         + blockMajority * majorities(own, other, 0) + pushes(position, isLight, own, other);
    }
    long o = lacking(own, 1) | lacking(own, COLUMN) | lacking(own, COLUMN - 1) | lacking(own, COLUMN + 1);
    long p = lacking(other, 1) | lacking(other, COLUMN) | lacking(other, COLUMN - 1) | lacking(other, COLUMN + 1);
    o &= ~other;
    p &= ~own;
    return turnToPlace + ownPlaced.worth(own, other) - otherPlaced.worth(other, own)
         + placedMajority * majorities(own, other, 0)
         + placedClear * majorities(own, other, 2)
         + (o != 0 ? placeWin : 0)
         - (p != 0 ? placeThreat : 0) - ((p & p - 1) != 0 ? fork : 0)
         + nearness(own) - nearness(other);
  }

  private double pushes(BitPosition position, boolean isLight, long own, long other) {
    boolean any = !((FivePushOptions) position.variant().options).isMajorityNeeded();
    LineBits lines = new LineBits(position);
    long oc = lacking(own, 1), or = lacking(own, COLUMN), od = lacking(own, COLUMN - 1) | lacking(own, COLUMN + 1);
    long pc = lacking(other, 1), pr = lacking(other, COLUMN), pd = lacking(other, COLUMN - 1) | lacking(other, COLUMN + 1);
    double sum = 0;
    int wins = 0, threats = 0;
    Board b = Board.NINE;
    for (int line = 0; line < 18; line++) {
      int lights = lines.light(line);
      int darks = lines.dark(line);
      int balls = lights | darks;
      if (!isComplete(balls)) continue;
      int o = isLight ? lights : darks, p = balls ^ o;
      int ahead = Integer.bitCount(o) - Integer.bitCount(p);
      sum += majority * Integer.signum(ahead) + clear * (ahead > 2 ? 1 : ahead < -2 ? -1 : 0);
      boolean col = line < 9;
      boolean back = (balls & 1) == 0, ahd = balls >> 8 == 0;
      if (any || ahead > 0) {
        long c = (col ? or : oc) | od;
        int cells = (back ? o >> 1 : 0) | (ahd ? o << 1 : 0);
        if ((block(line, cells) & c) != 0) wins++;
      }
      if (any || ahead < 0) {
        long c = (col ? pr : pc) | pd;
        int cells = (back ? p >> 1 : 0) | (ahd ? p << 1 : 0);
        if ((block(line, cells) & c) != 0) threats++;
      }
    }
    return sum + (wins > 0 ? win : 0) - (threats > 0 ? threat : 0) - (threats > 1 ? threat2 : 0);
  }

  private static long block(int line, int cells) {
    Board b = Board.NINE;
    return b.low(line, cells) >>> 9 | b.high(line, cells) << 55;
  }

  private static boolean isComplete(int balls) {
    int shifted = balls == 0 ? 0 : balls >>> Integer.numberOfTrailingZeros(balls);
    return shifted == 127;
  }

  private static long lacking(long own, int step) {
    long all = 0;
    for (int i = 0; i < 5; i++) {
      long line = -1;
      for (int j = 0; j < 5; j++) if (i != j) line &= own >>> j * step;
      all |= line << i * step;
    }
    return all & BlockBits.ALL & ~own;
  }

  private static int majorities(long own, long other, int by) {
    int difference = 0;
    for (long line : ROWS_AND_COLUMNS) {
      int d = Long.bitCount(own & line) - Long.bitCount(other & line);
      difference += d > by ? 1 : d < -by ? -1 : 0;
    }
    return difference;
  }

  private double nearness(long balls) {
    double sum = 0;
    for (int distance = 1; distance < nearness.length; distance++) {
      sum += nearness[distance] * Long.bitCount(balls & RINGS[distance]);
    }
    return sum;
  }
}
