import type { Options, Score } from './engine.js';

export const EMPTY: 0;
export const BLACK: 1;
export const WHITE: 2;

/** Rows of EMPTY, BLACK and WHITE. */
export type Stones = readonly (readonly number[])[];
export type Marks = readonly (readonly boolean[])[];
/** The points of both players; komi is among White's. */
export type Points = { 1: number; 2: number };

/** Everything that Seichi says of a board (rows of 1, -1 and 0) whose dead stones somebody has marked. */
export function score(signMap: readonly (readonly number[])[], marks?: Marks, options?: Options): Score;
export function finalTerritoryScore(
  stones: Stones,
  markedDead: Marks,
  blackPointsFromCaptures: number,
  whitePointsFromCaptures: number,
  komi: number,
): Points;
export function finalAreaScore(stones: Stones, markedDead: Marks, komi: number): Points;
