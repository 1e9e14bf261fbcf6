package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.LawsContract;
import java.util.List;

/** The laws of the contract in the positions of the vectors. */
class LawsTest extends LawsContract<PylosPosition, PylosMove> {
  LawsTest() {
    super(GameFixture.PYLOS);
  }

  /** Moves that are seldom or never legal, on cells that every base has. */
  @Override
  protected List<String> moves() {
    return List.of(
        "1a1",
        "2a1",
        "3a1",
        "1b2x1b2",
        "1b2x1b2x1b2",
        "1b2x1a1",
        "1c3x1a1x1c2",
        "1a1-2a1",
        "1a1-1a1",
        "2a1-1c3",
        "1c3-2a1x2a1x1a1",
        "2a1-3a1x3a1",
        "2b2-3a1");
  }

  @Override
  protected List<String> texts() {
    return List.of(
        "pylos:takeback=none,lines=no",
        "pylos:limit=0,takeback=none",
        "..../..../..../....|.../.../..1|../..|. 1 0",
        ".../.../...|../.1|. 1 0",
        "1111/1111/1111/1111|.../.../...|../..|. 2 0",
        "111/111/111|../..|. 2 0",
        "..../..../..../....|.../.../...|../..|. 1 999",
        ".../.../...|../..|. 2 201");
  }

  /** An empty reserve with and without a raise, squares to be completed, a limit reached. */
  @Override
  protected List<String> morePositions() {
    return List.of(
        "pylos:takeback=must\t...2/..22/11../.1..|.../.../...|../..|. 1 0",
        "pylos:takeback=none\t...2/..22/11../.1..|.../.../...|../..|. 1 0",
        "pylos:limit=3\t..../...2/.22./111.|.../.../...|../..|. 1 3",
        "pylos:base=3\t212/121/212|12/21|1 2 0",
        "pylos:base=3,out=stuck\t111/111/1..|../..|. 1 0",
        "pylos:base=3,out=stuck\t111/1.1/11.|../..|. 1 0");
  }
}
