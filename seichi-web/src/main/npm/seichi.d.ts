import type { Answers, Evaluation, GameRecord, Info, Kind, Options, Proof, Question, Score, Solved, Suggestions } from './engine.js';

export * from './engine.js';

/** How a question is stopped: an aborted one rejects with the reason of the signal. */
export interface Control {
  signal?: AbortSignal | null;
}

/** An engine in a worker. Questions are answered one after the other. */
export class Seichi {
  /** What the engine can do: 'full', or 'static' where WebAssembly is too old. */
  readonly ready: Promise<Kind>;
  score(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Score>;
  prove(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Proof>;
  evaluate(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Evaluation>;
  suggest(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Suggestions>;
  solve(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Solved>;
  info(record: GameRecord, options?: Options | null, control?: Control | null): Promise<Info>;
  ask<Q extends Question>(question: Q, record: GameRecord, options?: Options | null, control?: Control | null): Promise<Answers[Q]>;
  /** The answer exactly as the command line writes it. */
  json(question: Question, record: GameRecord, options?: Options | null, control?: Control | null): Promise<string>;
  /** The answers for some positions of a game, one after the other. */
  over<Q extends Question>(
    question: Q,
    record: GameRecord,
    moves: Iterable<number>,
    options?: Options | null,
    control?: Control | null,
  ): AsyncGenerator<{ move: number; answer: Answers[Q] }>;
  /** Ends the worker; what has not been answered, and what is asked later, is rejected. */
  close(): void;
}

/** Starts an engine in a worker of its own. */
export function open(): Seichi;
