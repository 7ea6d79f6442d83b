// What users write compiles under tsc --strict.
import { open, load, supportsFull, SeichiError } from 'seichi';
import type { Chain, Engine, Evaluation, Info, Options, Proof, ProvenRegion, Score } from 'seichi';
import { guess, getProbabilityMap } from 'seichi/deadstones';
import type { SignMap, Vertex } from 'seichi/deadstones';
import { areaScoring, finalTerritoryScore, score, territoryScoring } from 'seichi/goscorer';

const options: Options = { method: 'reading', rules: 'japanese', komi: 6.5, dead: ['D4'], explain: true };

export async function scored(record: Uint8Array, signal: AbortSignal): Promise<string> {
  const seichi = open();
  try {
    const answer: Score = await seichi.score(record, options, { signal });
    const dead: Chain[] = answer.chains.filter(chain => chain.status === 'dead');
    const evaluation: Evaluation = await seichi.evaluate(record, { move: 3, play: ['W D4'] });
    for await (const { move, answer: suggested } of seichi.over('suggest', record, [1, 2], { top: 3 })) {
      console.log(move, suggested.suggestions.map(suggestion => suggestion.point));
    }
    return `${answer.result} ${dead.length} ${evaluation.score} ${await seichi.ready}`;
  } catch (cause) {
    if (cause instanceof SeichiError) {
      return `${cause.code} ${cause.line}:${cause.column}`;
    }
    throw cause;
  } finally {
    seichi.close();
  }
}

export async function here(): Promise<string> {
  const engine: Engine = await load({ kind: supportsFull() ? 'full' : 'static' });
  // @ts-expect-error: no such question
  engine.ask('riddle', '(;)');
  // @ts-expect-error: no such option
  engine.ask('score', '(;)', { colour: 'red' });
  engine.ask('score', '(;)', { komi: null, dead: null });
  return engine.json('info', '(;SZ[9])', null);
}

export function proven(engine: Engine, record: string): string {
  const proof: Proof = engine.ask('prove', record);
  const black: ProvenRegion[] = proof.regions.filter(region => region.color === 'black' && region.what !== 'eye');
  const info: Info = engine.ask('info', record);
  const komi: number = engine.ask('lead', record).score + info.komi.read;
  // @ts-expect-error: no such key
  console.log(proof.stones);
  return `${black.flatMap(region => region.points)} ${komi} ${proof.races[0]?.value ?? '-'} ${proof.points.open}`;
}

export async function replaced(signMap: SignMap): Promise<number> {
  const dead: Vertex[] = await guess(signMap, { finished: true, iterations: 100 });
  const map: number[][] = await getProbabilityMap(signMap, 100);
  const marks = signMap.map((row, y) => row.map((_, x) => dead.some(([column, line]) => column === x && line === y)));
  const { black, white } = finalTerritoryScore(signMap, marks, 0, 0, 6.5);
  const kept = territoryScoring(signMap, marks).flat().filter(point => point.isTerritoryFor === 1 && !point.isDame);
  const area = areaScoring(signMap, marks).flat().filter(color => color === 2);
  return score(signMap, marks).score + black - white + kept.length - area.length + (map[0]?.[0] ?? 0);
}
