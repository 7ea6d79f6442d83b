import type { Options, Score } from './engine.js';

export const EMPTY: 0;
export const BLACK: 1;
export const WHITE: 2;

/** Rows of EMPTY, BLACK and WHITE. */
export type Stones = readonly (readonly number[])[];
export type Marks = readonly (readonly boolean[])[];
/** The points of both players; komi is among White's. */
export type Points = { black: number; white: number };
export type Color = 0 | 1 | 2;

/** What a point counts for by territory. Points that their owner must fill and false eyes are nobody's. */
export interface LocScore {
  /** Whose territory it is; dead stones lie in territory. */
  isTerritoryFor: Color;
  /** The color of a stone that stands in seki. */
  belongsToSekiGroup: Color;
  /** Whether it is empty and nobody's. */
  isDame: boolean;
}

/** Everything that Seichi says of a board (rows of 1, -1 and 0) whose dead stones somebody has marked. */
export function score(signMap: readonly (readonly number[])[], marks?: Marks | null, options?: Options | null): Score;
export function finalTerritoryScore(
  stones: Stones,
  markedDead: Marks,
  blackPointsFromCaptures: number,
  whitePointsFromCaptures: number,
  komi: number,
  scoreFalseEyes?: false,
): Points;
export function finalAreaScore(stones: Stones, markedDead: Marks, komi: number): Points;
/** The board by territory, point by point. */
export function territoryScoring(stones: Stones, markedDead: Marks, scoreFalseEyes?: false): LocScore[][];
/** The board by area: whose each point is. */
export function areaScoring(stones: Stones, markedDead: Marks): Color[][];
