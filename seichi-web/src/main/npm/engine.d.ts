import type { Evaluation, Info, Lead, Proof, Score, Solved, Suggestions } from './answers.js';

export * from './answers.js';

/** A game record (SGF, GIB, NGF, UGF) or a board drawn in letters; bytes may be in any character set. */
export type GameRecord = string | Uint8Array;

export type Kind = 'full' | 'static';
export type Question = 'score' | 'prove' | 'evaluate' | 'lead' | 'suggest' | 'solve' | 'info' | 'tree';
export type Certainty = 'proven' | 'searched' | 'judged' | 'marked';
export type Player = 'black' | 'white';

/**
 * What is wanted beside the answer; the names of points are those of the board: D4. An option that the answer does not depend
 * on is refused (`unknown-key`).
 */
export interface Options {
  method?: 'reading' | 'static' | 'park' | 'dynamic' | 'standing' | null;
  /** A ruleset in any spelling, instead of the record's. */
  rules?: string | null;
  /** Points, instead of the record's. */
  komi?: number | null;
  /** The number of the game in the record, from 1. */
  game?: number | null;
  /** The position after this move of the record. */
  move?: number | null;
  /** Moves played on from there, such as "W D4" or "B pass". */
  play?: readonly string[] | null;
  /** The greatest number of positions to search; not for a score by a method that does not search, without lines of play. */
  nodes?: number | null;
  /** How closely positions are evaluated: 'page' beside a board that is stepped through, 'full' if it is left out. */
  effort?: 'quick' | 'page' | 'full' | null;
  /** The greatest number of suggested moves. */
  top?: number | null;
  /** The group that is asked about, by any of its stones; of several chains one has to live. */
  group?: readonly string[] | null;
  /** Who moves first, instead of the player to move. */
  first?: Player | null;
  /** What is looked for. */
  goal?: 'life' | 'capture' | 'either' | null;
  /** Lines of play for dead stones and sekis. */
  explain?: boolean | null;
  /** The board arranged for counting, for scores. */
  arranged?: boolean | null;
  /** Chains that are dead, live or stand in seki whatever the method says, each named by a stone. */
  dead?: readonly string[] | null;
  alive?: readonly string[] | null;
  seki?: readonly string[] | null;
  /** The name of the record in the answer. */
  file?: string | null;
}

/** A record as it is drawn: every node follows its parent in the list. */
export interface Tree {
  games: number;
  width: number;
  height: number;
  rules: string;
  komi: number;
  handicap: number;
  result: string | null;
  header: Record<string, string>;
  nodes: TreeNode[];
}

export interface TreeNode {
  parent: number;
  setup?: { black: string[]; white: string[]; cleared: string[]; toMove: Player | null };
  move?: { player: Player; point: string };
  comment?: string;
  signs?: Record<string, string[]>;
  labels?: { point: string; text: string }[];
  territory?: { black: string[]; white: string[] };
}

export interface Answers {
  score: Score;
  prove: Proof;
  evaluate: Evaluation;
  lead: Lead;
  suggest: Suggestions;
  solve: Solved;
  info: Info;
  tree: Tree;
}

/** Why there is no answer; line and column of the record are 0 where there is no place. */
export class SeichiError extends Error {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong with a record, short and stable; only if it is the record. */
  readonly reason?: string;
  /** The value that the reason is about, such as the size of the board. */
  readonly value?: string;
}

/** Answers at once, and holds up its thread meanwhile. */
export class Engine {
  readonly kind: Kind;
  /** The answer exactly as the command line writes it, or a refusal with a code. */
  json(question: Question, record: GameRecord, options?: Options | null): string;
  /** The answer as an object; throws a SeichiError if there is none. */
  ask<Q extends Question>(question: Q, record: GameRecord, options?: Options | null): Answers[Q];
}

/** Whether this host can run the whole engine. */
export function supportsFull(): boolean;

/** Loads the engine: the whole one, or, where WebAssembly is too old, the static one. */
export function load(options?: { wasm?: URL | string | ArrayBuffer | Uint8Array; kind?: Kind } | null): Promise<Engine>;

/** An answer as an object; throws a SeichiError if it is a refusal. */
export function opened(json: string): Record<string, unknown>;
