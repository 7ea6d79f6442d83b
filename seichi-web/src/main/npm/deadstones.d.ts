/** Rows of 1 (Black), -1 (White) and 0, the top row first. */
export type SignMap = readonly (readonly number[])[];
/** Column from the left and row from the top, from 0. */
export type Vertex = [x: number, y: number];

/** The dead stones. `finished` and `iterations` are taken and change nothing. */
export function guess(
  data: SignMap,
  options?: { finished?: boolean; iterations?: number; method?: string } | null,
): Promise<Vertex[]>;
/** Whose each point is likely to be: from -1, White's, to 1, Black's. */
export function getProbabilityMap(data: SignMap, iterations?: number): Promise<number[][]>;
/** The board when all is played out: whose each point is. */
export function playTillEnd(data: SignMap, sign?: number): Promise<number[][]>;
/** The dead stones that are plain at a look. */
export function getFloatingStones(data: SignMap): Promise<Vertex[]>;
/** The module from another place; where that holds none of Seichi's, the one beside this file. */
export function useFetch(path: string): typeof deadstones;

declare const deadstones: {
  guess: typeof guess;
  getProbabilityMap: typeof getProbabilityMap;
  playTillEnd: typeof playTillEnd;
  getFloatingStones: typeof getFloatingStones;
  useFetch: typeof useFetch;
};
export default deadstones;
