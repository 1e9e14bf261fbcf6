import type {
  Changes, Diagram, Emphasis, Game, Match as MatchValue, MatchRecord, MatchTree as MatchTreeValue, Move, MoveInput, Outcome,
  Position, Refusal, Status, Step, TreeMove, Unreadable, Variant,
} from './boardrules.js';

export type {
  Caption, Cell, Changes, Choice, Diagram, Edge, Emphasis, Game, Mark, MatchRecord, Move, MoveInput, Option, Outcome, Piece, Pile,
  Position, Problem, Refusal, Status, Step, Stock, Style, Transfer, TreeMove, Variant, Word,
} from './boardrules.js';
export type {MatchTreeValue, MatchValue};

export interface LoadOptions {
  /** The language of all sentences, such as `hu`; English where there is no translation. */
  language?: string;
  /** Where the program is, or the program, if it is not beside the module. Only the first call counts. */
  wasm?: string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module;
}

/**
 * Loads the rules, once: later calls get those of the first.
 *
 * @throws UnsupportedError if this runtime cannot run them
 */
export function load(options?: LoadOptions): Promise<Boardrules>;

/** All games, in a language. */
export class Boardrules {
  private constructor();
  readonly language: string;
  /** The version of the library. */
  readonly version: string;
  withLanguage(language: string): Boardrules;
  /** Returns the languages in which every game has its sentences. */
  languages(): string[];
  games(): Game[];
  /** Returns the rules of a variant, such as `zertz` or `zertz:rings=48`. */
  rules(variant: string): Rules;
  /** Returns the id of a variant with a number for each option that is drawn at random. */
  withDrawn(variant: string, number?: number): string;
  /** Reads a record; one that is damaged has a problem. */
  readRecord(text: string): MatchRecord;
  /** Returns the match of a record, without its variations; that of a damaged record ends before its problem. */
  match(record: MatchRecord | string): Match;
  /** Returns the match of a record with its variations and notes, at its start; a damaged one is cut in the same way. */
  tree(record: MatchRecord | string): MatchTree;
  /** Returns an engine, whose thread begins with its first question. */
  engine(): Engine;
}

/** The rules of a variant. A position or move that cannot be read is a `NotationError`. */
export class Rules {
  private constructor();
  readonly variant: string;
  /** 1 for a puzzle, otherwise 2. */
  readonly players: number;
  readonly language: string;
  withLanguage(language: string): Rules;
  /** Returns the name of the variant, how it is played, and the chapter of its rules. */
  describe(): Variant;
  start(): Position;
  status(position: Position): Status;
  legalMoves(position: Position): Move[];
  /**
   * Returns the number of sequences of legal moves of a length, by default 1.
   *
   * @throws LimitError if more than five million positions would be visited
   */
  countLegal(position: Position, depth?: number): number;
  /**
   * Returns the position after a move.
   *
   * @throws IllegalMoveError if it is not legal
   */
  play(position: Position, move: Move): Position;
  /** Returns why a move is not legal; undefined if it is. */
  refusal(position: Position, move: Move): Refusal | undefined;
  isLegal(position: Position, move: Move): boolean;
  /**
   * Returns what a move changes on the board, and how its pieces travel.
   *
   * @throws IllegalMoveError if it is not legal
   */
  changes(position: Position, move: Move): Changes;
  /** Enters steps of a move: pass those that were entered, and what is touched next. */
  input(position: Position, steps?: readonly Step[]): MoveInput;
  /** Returns what a drawing shows. */
  diagram(position: Position, options?: DiagramOptions): Diagram;
  /** Returns a picture: an SVG document. */
  svg(position: Position, options?: SvgOptions): string;
  /** Returns a match of some moves; by default it has none. */
  match(options?: {start?: Position; moves?: readonly Move[]}): Match;
  /** Returns the start and the positions after each of several moves. */
  positions(moves: readonly Move[], start?: Position): Position[];
}

export interface DiagramOptions {
  /** What has been entered of a move: it is marked, and so is what may follow. */
  steps?: readonly Step[];
  /** Whether the board is seen from the other side. */
  turned?: boolean;
  /** Cells to mark, such as those of the last changes. */
  marks?: Partial<Record<Emphasis, readonly string[]>>;
}

export interface SvgOptions extends DiagramOptions {
  /** Whether each cell has its name. */
  names?: boolean;
  /** Whether each piece has its symbol; by default where colours alone are not told apart. */
  symbols?: boolean;
  stocksBelow?: boolean;
  /** Whether the levels of a pyramid are drawn apart. */
  levelsApart?: boolean;
  /** Whether the picture is dark on dark pages. */
  dark?: boolean;
  /** The name of the picture, which is not drawn. */
  title?: string;
  /** A sentence above the board. */
  status?: string;
  /** The width in pixels; by default the picture has no size. */
  width?: number;
}

export interface RecordOptions {
  headers?: Record<string, string>;
  /** How the match ended if not by the rules, such as `{ending: 'resignation', winner: 2}`. */
  termination?: {ending: string; winner?: number};
}

/** A match with undo. It is a value: what changes it returns another. */
export class Match {
  private constructor();
  readonly rules: Rules;
  readonly variant: string;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** The start and the positions after each move. */
  readonly positions: readonly Position[];
  readonly position: Position;
  readonly ply: number;
  readonly status: Status;
  readonly toMove: number | undefined;
  /** How often the position has occurred. */
  readonly occurrences: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  legalMoves(): Move[];
  /** Returns what the last move has changed. */
  lastChanges(): Changes | undefined;
  /**
   * Returns the match after some moves.
   *
   * @throws IllegalMoveError if one is not legal
   */
  play(...moves: Move[]): Match;
  undo(): Match;
  redo(): Match;
  record(options?: RecordOptions): MatchRecord;
  /** Returns a tree with this match as its line, at its end. */
  tree(): MatchTree;
  toJSON(): MatchValue;
}

/** A match with variations and notes, at one of its places. It is a value: what changes it returns another. */
export class MatchTree {
  private constructor();
  readonly rules: Rules;
  readonly variant: string;
  readonly start: Position;
  /** The moves that lead to this place. */
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly ply: number;
  readonly status: Status;
  /** The moves that continue here, that of the line first. */
  readonly variations: readonly Move[];
  /** How deeply variations are nested at this place. */
  readonly nesting: number;
  readonly comment: string | undefined;
  readonly mark: TreeMove['mark'];
  /** The milliseconds that the player had left. */
  readonly clock: number | undefined;
  /**
   * Returns the tree after some moves: one that continues here is followed, another is a new variation.
   *
   * @throws IllegalMoveError if one is not legal
   */
  play(...moves: Move[]): MatchTree;
  back(): MatchTree;
  forward(): MatchTree;
  toStart(): MatchTree;
  /** Returns the tree at the end of the line of this place. */
  toEnd(): MatchTree;
  /** Puts the variation of this place before the line that it left. */
  promote(): MatchTree;
  /** Removes the last move and all that follows it. */
  remove(): MatchTree;
  /** Returns the tree with a comment of one line at this place; an empty text removes it. */
  withComment(comment: string): MatchTree;
  withMark(mark: NonNullable<TreeMove['mark']>): MatchTree;
  withClock(millis: number): MatchTree;
  withoutNotes(): MatchTree;
  /** Returns the match at this place. */
  match(): Match;
  record(options?: RecordOptions): MatchRecord;
  toJSON(): MatchTreeValue;
}

/** What is analysed: a match, a tree at its place, a record or its text (up to the problem of a damaged one), or a position. */
export type Subject = Match | MatchTree | MatchRecord | string | {variant: string; position: Position};

export interface AnalyseOptions {
  /** How many nodes are searched at most; such an analysis is the same each time. */
  nodes?: number;
  /** How long the analysis takes at most: 1000 if there is no other limit. */
  millis?: number;
  /** How many moves the search looks ahead at most. */
  depth?: number;
  /** How well the engine plays, 1 to 9. */
  level?: number;
  /** Ends the analysis, which fails with the reason of the signal. */
  signal?: AbortSignal;
  /** Receives what has been found several times a second. */
  onProgress?: (analysis: Analysis) => void;
}

export interface Analysis {
  best: Move;
  /** The expected result for the player to move, −1 to 1. */
  value: number;
  proof?: Outcome;
  nodes: number;
  depth: number;
  /** Whether `moves` has all legal moves. */
  complete: boolean;
  /** The moves that were tried, the best first. */
  moves: RatedMove[];
}

export interface RatedMove {
  move: Move;
  value: number;
  /** Whether the move may be worth less than its value. */
  upperBound: boolean;
  proof?: Outcome;
  visits: number;
  /** How the game may continue, this move first. */
  variation: Move[];
}

/** An engine in its own thread. It answers one question after the other. */
export class Engine {
  private constructor();
  /** Analyses the last position. If the game is over there, it fails with an `IllegalMoveError`. */
  analyse(subject: Subject, options?: AnalyseOptions): Promise<Analysis>;
  /** Finds the moves to the goal of a puzzle; undefined if there are none. */
  solve(subject: Subject, options?: {signal?: AbortSignal}): Promise<Move[] | undefined>;
  /** Ends the running analysis, which gives what it has found. */
  stop(): void;
  /** Ends the thread. */
  close(): void;
}

/** The class of all errors below. */
export class BoardrulesError extends Error {}

/** A move that is not legal. */
export class IllegalMoveError extends BoardrulesError implements Refusal {
  private constructor();
  code: string;
  cells: string[];
  sentence: string;
}

/** A text that cannot be read. */
export class NotationError extends BoardrulesError implements Unreadable {
  private constructor();
  code: string;
  line: number;
  column: number;
  expected: string[];
  sentence: string;
  /** The text. */
  text: string;
}

/** A question whose answer would take too long. */
export class LimitError extends BoardrulesError {}

/** A call that no text could make right, such as one with an argument of another type. */
export class UsageError extends BoardrulesError {}

/** A runtime that cannot run the rules. */
export class UnsupportedError extends BoardrulesError {}
