// The JSON of boardrules: of boardrules-jackson, of the package for JavaScript and of `boardrules serve`.
// A field with a question mark is missing where there is nothing to say.

/** The text of a position, such as `oooo/oooo/oooo 1`. */
export type Position = string;

/** The text of a move, such as `Wd4,d1`. */
export type Move = string;

/** A touch or choice: `cell:d4`, `piece:white` or `word:pass`. */
export type Step = string;

/** Whether a game is ongoing, or how it ended. Nobody has won if it is over without a winner. */
export interface Status {
  over: boolean;
  toMove?: number;
  winner?: number;
  /** The code of the ending. */
  ending?: string;
  sentence: string;
}

/** The result of perfect play. Nobody wins if there is no winner. */
export interface Outcome {
  winner?: number;
  /** The number of moves to the end, if it is known. */
  distance?: number;
}

/** Why a move is not legal. */
export interface Refusal {
  code: string;
  cells: string[];
  sentence: string;
}

/** Why a text cannot be read. */
export interface Unreadable {
  code: string;
  line: number;
  /** The first wrong character of the line, from 1. */
  column: number;
  expected: string[];
  sentence: string;
}

/** Where the reading of a record stopped. */
export interface Problem {
  code: string;
  line: number;
  /** The first wrong character of the line, or that of the move, from 1. */
  column: number;
  /** How many characters of the record come before it. */
  offset: number;
  ply: number;
  text: string;
  sentence: string;
}

export interface Match {
  variant: string;
  start: Position;
  moves: Move[];
  position: Position;
  status: Status;
}

/** A match with variations and notes. */
export interface MatchTree {
  variant: string;
  start: Position;
  /** The comment before the first move. */
  comment?: string;
  moves: TreeMove[];
}

export interface TreeMove {
  move: Move;
  mark?: '!' | '?' | '!!' | '??' | '!?' | '?!';
  /** The milliseconds that the player had left. */
  clock?: number;
  comment?: string;
  /** Other lines from the position before the move. */
  variations?: TreeMove[][];
}

/** A match as it is stored. It is read from its text alone. */
export interface MatchRecord {
  /** The record with headers, moves, notes and ending. */
  text: string;
  headers: Record<string, string>;
  tree: MatchTree;
  /** The status of the last position, unless the match ended otherwise, as by resignation. */
  outcome: Status;
  /** Why the rest of the text was not read. */
  problem?: Problem;
}

/** A move that a person enters step by step. */
export interface MoveInput {
  position: Position;
  entered: Step[];
  choices: Choice[];
  move?: Move;
  finished: boolean;
  /** What to do next; missing if the game is over. */
  prompt?: string;
  refusal?: Refusal;
}

export interface Choice {
  step: Step;
  label: string;
  arrow?: string;
}

export interface Draft {
  next: Step[];
  move?: Move;
  preview?: Position;
  prompt?: string;
  refusal?: Refusal;
}

export interface Changes {
  cells: string[];
  transfers: Transfer[];
}

/** How a piece travels; a place is `cell:d4`, `stock:pool` or `outside`. */
export interface Transfer {
  piece: string;
  from: string;
  to: string;
}

export interface Game {
  id: string;
  name: string;
  author?: string;
  /** 1 for a puzzle, otherwise 2. */
  players: number;
  options: Option[];
  variants: Variant[];
}

export interface Variant {
  id: string;
  name: string;
  description: string;
  chapter?: string;
}

export interface Option {
  key: string;
  kind: 'flag' | 'word' | 'number' | 'numbers' | 'text';
  label: string;
  default?: string;
  /** Whether a variant id must name it. */
  required: boolean;
  /** Whether the value is drawn at random where nobody chooses it, from 0 to Number.MAX_SAFE_INTEGER. */
  drawn: boolean;
  /** A text if it is greater in size than Number.MAX_SAFE_INTEGER. */
  min?: number | string;
  max?: number | string;
  words: Word[];
}

export interface Word {
  word: string;
  label: string;
}

export interface Diagram {
  cells: Cell[];
  edges: Edge[];
  captions: Caption[];
  pieces: Piece[];
  stocks: Stock[];
  marks: Mark[];
}

export interface Cell {
  name: string;
  label: string;
  x: number;
  y: number;
  level: number;
  shape: 'square' | 'hexagon' | 'pointed_hexagon' | 'round' | 'point' | 'removed';
  style: Style;
  groundShown: boolean;
}

export interface Style {
  name: string;
  label: string;
  symbol: string;
  fill: string;
  stroke: string;
  body: 'disc' | 'ring' | 'crown' | 'ball';
  /** The player whose pieces look like this; missing if all players share them, and for a ground. */
  owner?: number;
}

export interface Edge {
  from: string;
  to: string;
  kind: 'line' | 'leap' | 'arrow';
}

export interface Caption {
  cell: string;
  place: 'column' | 'row' | 'above' | 'below' | 'left' | 'right' | 'inside';
  text: string;
}

export interface Piece {
  cell: string;
  level: number;
  style: Style;
  count: number;
  /** Where it points, clockwise in degrees from 0, which is up, to 359. */
  direction?: number;
}

export interface Stock {
  name: string;
  title: string;
  /** The player whose pieces or progress it shows. */
  owner?: number;
  piles: Pile[];
}

export interface Pile {
  style: Style;
  count: number;
  /** The count at which it decides the game. */
  goal?: number;
  marks: Emphasis[];
}

export interface Mark {
  cell: string;
  emphasis: Emphasis;
}

export type Emphasis = 'next' | 'entered' | 'last' | 'refused' | 'win';
