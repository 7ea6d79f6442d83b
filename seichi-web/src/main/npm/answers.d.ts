// The answers, as docs/json.md describes them.

/** The score of one game, as written by: seichi score --format json */
export interface Score {
  /** The file as the user named it; - for standard input. */
  file: string;
  /** Number of the game in the file. */
  game: number;
  /** Name of the scoring method. */
  method: string;
  /** Id of the ruleset. */
  rules: string;
  /** Points that White receives. */
  komi: number;
  /** Number of handicap stones. */
  handicap: number;
  /** Whether the record ends in two passes. */
  endedByPasses: boolean;
  /** Points by which Black is ahead, komi included; negative if White is. */
  score: number;
  /** The same as a result. */
  result: string;
  /** The weakest of the verdicts. */
  certainty: 'proven' | 'searched' | 'judged';
  /** What a person should look at. */
  flags: Flag[];
  /** What counts for Black. */
  black: PlayerScore;
  /** What counts for White. */
  white: PlayerScore;
  /** The count of the same position the other way, by area or by territory. */
  counterpart: Counterpart;
  board: Board;
  /** What becomes of each chain. */
  chains: Chain[];
  /** Neutral points, those of a seki apart. */
  dame: string[];
  /** Points that their owner must fill. */
  teire: Teire;
  /** Why each of them is needed. */
  teireReasons: TeireReason[];
  /** Kos that stand open. */
  kos: string[];
  /** The moves with which the method has played the position to its end, in order. */
  plays: Play[];
  /** What is still to be played for, if that is more than neutral points. */
  open: OpenPlay | null;
  /** What was tolerated in the record. */
  warnings: Warning[];
  /** Microseconds spent on assessing and counting. */
  micros?: number;
  /** Microseconds spent on parsing and replaying the record. */
  recordMicros?: number;
  /** The board arranged for counting; null unless that was asked. */
  arranged: Arranged | null;
  /** What another program says, if one was asked. */
  engine: EngineOpinion | null;
}

/** What is proven of a game, as written by: seichi prove --format json */
export interface Proof {
  /** The file as the user named it; - for standard input. */
  file: string;
  /** Number of the game in the file. */
  game: number;
  width: number;
  height: number;
  /** The stones by rows, top row first. */
  rows: string[];
  /** What the rules say of suicide. */
  suicide: 'forbidden' | 'allowed' | 'multi_stone';
  points: PointCounts;
  by: ProofKinds;
  /** The proofs, Black's before White's, stones before territory. */
  regions: ProvenRegion[];
  /** The neutral points. */
  neutral: string[];
  /** All answers that the proofs need; a point is attacked in one table of a color at most. */
  answers: AnswerTable[];
  /** Capturing races that are decided for at least one first player. */
  races: Race[];
  /** Endgame areas; territory counting, points for Black. */
  areas: Area[];
  /** Stones judged dead by a ko with which their opponent may wait: bent four in the corner. */
  waitingKos: WaitingKo[];
  warnings: Warning[];
  /** Microseconds spent on proving and reading. */
  micros?: number;
}

/** The worth of a position, as written by: seichi evaluate --format json */
export interface Evaluation {
  /** The file as the user named it; - for standard input. */
  file: string;
  /** Number of the game in the file. */
  game: number;
  /** Id of the ruleset. */
  rules: string;
  /** Points that White receives. */
  komi: number;
  /** Number of handicap stones. */
  handicap: number;
  /** Number of the move after which the position stands. */
  move: number;
  toMove: 'black' | 'white';
  /** What is expected in points, the turn and komi included; positive if Black leads. */
  score: number;
  /** Lower end of an interval that holds the result in four of five such games. */
  low: number;
  /** Its upper end. */
  high: number;
  /** Black's chance to win, 0 to 1. */
  blackWins: number;
  /** Board, turn, komi and rules summed up: the score before it is drawn toward an even game. */
  judged: number;
  /** The share of the sampled games that Black wins; a witness of the score beside what is judged. */
  sampled: number;
  /** The score by the weights of the paper, without the turn. */
  plainScore: number;
  /** By how much Black's area is expected to be larger. */
  board: number;
  /** What the turn adds for Black; negative if White is to move. */
  turn: number;
  /** Which points are exact, each on the strongest ground. */
  exact: Exact;
  /** Number of points of each kind, for each color and in all. */
  points: PointKinds;
  layers: Layers;
  /** The expected owner of each point, from -1 (White's) to 1 (Black's): row by row, from the top left. */
  ownership: number[];
  /** Groups with their chance to live. */
  groups: Group[];
  /** Zones that take less than half of the board. */
  zones: Zone[];
  perils: Perils;
  /** Moves that threaten two regions at once. */
  doubleThreats: DoubleThreat[];
  /** Chains that one move or two in a row take, those worth most first. */
  omissions: Omission[];
  warnings: Warning[];
  /** Microseconds spent on evaluating the position. */
  micros?: number;
}

/** Moves to consider, as written by: seichi suggest --format json */
export interface Suggestions {
  /** The file as the user named it; - for standard input. */
  file: string;
  /** Number of the game in the file. */
  game: number;
  /** Number of the move after which the position stands. */
  move: number;
  toMove: 'black' | 'white';
  /** What the position is worth in points; positive if Black leads. */
  score: number;
  /** The expected owner of each point, from -1 (White's) to 1 (Black's): row by row, from the top left. */
  ownership: number[];
  /** Number of candidates among which these were chosen. */
  candidates: number;
  /** The moves, the best first. */
  suggestions: Suggestion[];
  warnings: Warning[];
  /** Microseconds spent on evaluating and choosing. */
  micros?: number;
}

/** Problems of life and death, as written by: seichi solve --format json */
export interface Solved {
  /** The file as the user named it; - for standard input. */
  file: string;
  /** Number of the game in the file. */
  game: number;
  width: number;
  height: number;
  /** The stones by rows, top row first. */
  rows: string[];
  groups: SolvedGroup[];
  warnings: Warning[];
  /** Microseconds spent on solving. */
  micros?: number;
}

/** Who leads after a move. */
export interface Lead {
  /** Number of the move after which the position stands. */
  move: number;
  toMove: 'black' | 'white';
  /** What is expected in points, the turn and komi included; positive if Black leads. */
  score: number;
  /** Lower end of an interval that holds the result in four of five such games. */
  low: number;
  /** Its upper end. */
  high: number;
  /** Black's chance to win, 0 to 1. */
  blackWins: number;
}

/** What a record says, as written by: seichi info --format json */
export interface Info {
  /** The file as the user named it. */
  file: string;
  /** Number of games in the file; the rest is about the first. */
  games: number;
  width: number;
  height: number;
  /** RU, and the id of the ruleset. */
  rules: WrittenRU;
  /** KM, and points. */
  komi: WrittenKM;
  /** HA, and handicap stones. */
  handicap: WrittenHA;
  /** RE, and the result in the usual notation. */
  result: WrittenRE;
  /** Moves of the main line, passes included. */
  moves: number;
  passesAtEnd: number;
  capturedByBlack: number;
  capturedByWhite: number;
  /** Empty points at the end. */
  empty: number;
  /** Whether there are lines beside the main line. */
  variations: boolean;
  warnings: Warning[];
}

/** Something that a person should look at. */
export interface Flag {
  /** For programs; later versions may have more. */
  code: string;
  /** For people. */
  text: string;
  points: string[];
}

/** What counts for a player. */
export interface PlayerScore {
  /** Surrounded points, those under dead stones included, those that will be filled not. */
  territory: number;
  /** Stones of the opponent taken in play. */
  prisoners: number;
  /** Dead stones of the opponent left on the board. */
  deadCaptured: number;
  /** Living stones, surrounded points and the share of neutral points still to be played. */
  area: number;
  /** Compensation for handicap stones in points. */
  handicap: number;
  /** Komi in points. */
  komi: number;
  /** What the rules add up, in points. */
  total: number;
}

/** The other way of counting. */
export interface Counterpart {
  /** Id of the ruleset. */
  rules: string;
  /** How these rules count. */
  scoring: 'territory' | 'area';
  result: string;
  /** What counts for Black. */
  black: PlayerScore;
  /** What counts for White. */
  white: PlayerScore;
}

/** Boards by rows, top row first. */
export interface Board {
  width: number;
  height: number;
  /** The stones, dead ones included. */
  rows: string[];
  /** The owner of each point. */
  ownership: string[];
  /** The proven owner of each point. */
  proven: string[];
}

/** What becomes of a chain. */
export interface Chain {
  color: 'black' | 'white';
  /** Its stones. */
  stones: string[];
  status: 'alive' | 'dead' | 'seki' | 'unsettled';
  certainty: 'proven' | 'searched' | 'judged' | 'marked';
  /** Why; the decisive reason first. */
  reasons: Reason[];
}

/** Points that their owner must fill. */
export interface Teire {
  black: string[];
  white: string[];
}

/** A point that must be filled: the moves by which the opponent gains otherwise. */
export interface TeireReason {
  player: 'black' | 'white';
  point: string;
  /** Name of the rule, for programs. */
  rule: string;
  /** A sentence for people. */
  text: string;
  /** The points that the rule looked at. */
  points: string[];
  /** Moves played in turn that show it. */
  line: string[];
  /** Where the rule comes from. */
  source: string;
}

/** A move with which the method has played the position to its end. */
export interface Play {
  player: 'black' | 'white';
  point: string;
  /** What it is for. */
  text: string;
}

/** What is still to be played for. */
export interface OpenPlay {
  /** Who moves next. */
  toMove: 'black' | 'white';
  /** Points by which Black is ahead once all is played out, as far as it was read. */
  score: number;
  /** The lower of the scores with either player to move. */
  low: number;
  /** The higher of the two. */
  high: number;
  /** The points of the largest open place. */
  largest: string[];
}

/** What was tolerated, and how it was read. */
export interface Warning {
  /** Short and stable: see record-tolerance.md. */
  code: string;
  /** A sentence, with the place if there is one. */
  text: string;
  /** Line of the record, from 1; 0 if there is no place. */
  line: number;
  /** Column of the record, likewise. */
  column: number;
}

/** The board arranged for counting. */
export interface Arranged {
  /** Black's part of the board. */
  black: ArrangedSide;
  /** White's part of the board. */
  white: ArrangedSide;
}

/** What another program says. */
export interface EngineOpinion {
  /** Name and version, as the engine gives them. */
  name: string;
  /** Points by which Black is ahead; null if it gave no score. */
  score: number | null;
  /** The score as a result. */
  result: string | null;
  /** The stones that it calls dead. */
  dead: string[];
  /** Why there is no score. */
  failure: string | null;
  /** How long it took. */
  micros: number;
}

/** Numbers of points; together all of the board. */
export interface PointCounts {
  /** Safe black stones. */
  blackStones: number;
  /** Safe white stones. */
  whiteStones: number;
  /** Points of safe territory, those under dead stones included. */
  blackTerritory: number;
  /** The same for White. */
  whiteTerritory: number;
  /** Empty points beside safe stones of both players, which are nobody's territory. */
  neutral: number;
  /** Points of which nothing is proven. */
  open: number;
}

/** Proven points by their first proof. */
export interface ProofKinds {
  benson: number;
  static: number;
  search: number;
}

/** What is proven of some points. */
export interface ProvenRegion {
  color: 'black' | 'white';
  /** An eye is territory for which the rules give nothing if the stones beside it stand in seki, which is not disproven. */
  what: 'stones' | 'territory' | 'eye';
  kind: 'benson' | 'static' | 'search';
  points: string[];
  /** The spaces that give stones their sure liberties; none for territory. */
  eyes: string[][];
  /** The owner's answers in the position as it stands. */
  replies: Reply[];
  /** A line of play that shows it, the opponent first. */
  line: string[];
  /** Whether a move outside the owner's territory can force an answer, which may cost a point. */
  needsAnswer: boolean;
}

/** All answers of a color in one part of the board, as a table with states. */
export interface AnswerTable {
  color: 'black' | 'white';
  /** By number from 0, which stands first: the attacks between commas, each with the point of the answer (- for none) and the number of the state that follows; without a number the state stays and the answer holds as long as its point is empty. Other attacks are not answered. */
  states: string[];
}

/** A capturing race. */
export interface Race {
  /** What it rests on: walls that are proven safe, or groups that live and die as they are judged to. */
  premise: 'proven' | 'judged';
  /** Black's chain. */
  black: string[];
  /** White's chain. */
  white: string[];
  /** Liberties of both. */
  shared: string[];
  /** Number of sides with an eye. */
  class: number;
  by: 'counting' | 'search';
  blackFirst: 'black_wins' | 'white_wins' | 'seki' | 'ko' | 'ko_or_seki' | 'unknown';
  whiteFirst: 'black_wins' | 'white_wins' | 'seki' | 'ko' | 'ko_or_seki' | 'unknown';
  /** As a combinatorial game, in points for Black; null if it was not worked out. */
  value: string | null;
  /** How far the value goes: up to the capture, after which nothing must be answered, or over all of the area. */
  valueScope: 'capture' | 'area';
  /** How it ends if either player wins all kos; null if that makes no difference or is not known. */
  kos: RaceKos | null;
}

/** An endgame area. */
export interface Area {
  /** What it rests on: walls that are proven safe, or groups that live and die as they are judged to. */
  premise: 'proven' | 'judged';
  points: string[];
  blackFirst: Stop;
  whiteFirst: Stop;
  /** As a combinatorial game; null with a ko, or if it was not worked out. */
  value: string | null;
  /** A fraction; null if it is not known or depends on who wins a ko. */
  mean: string | null;
  /** What a move gains on average, a fraction. */
  temperature: string | null;
  /** What it is worth if either player wins all kos; null if that makes no difference or is not known. */
  kos: AreaKos | null;
}

/** Stones judged dead by a ko with which their opponent may wait. */
export interface WaitingKo {
  color: 'black' | 'white';
  stones: string[];
  /** How the ko begins, and what the rules make of it. */
  text: string;
}

/** Points whose fate is exact, by the ground. */
export interface Exact {
  /** All of the board is exact: the score is no estimate. */
  wholeBoard: boolean;
  unconditional: string[];
  static: string[];
  search: string[];
  race: string[];
  endgame: string[];
}

/** Numbers of points by kind. */
export interface PointKinds {
  exact: KindCounts;
  stone: KindCounts;
  safe: KindCounts;
  potential: KindCounts;
  near: KindCounts;
  junction: KindCounts;
  far: KindCounts;
}

/** The board by rows, top row first, once for each layer. */
export interface Layers {
  blackDividers: string[];
  blackZones: string[];
  connectable: string[];
  expectation: string[];
  kinds: string[];
  whiteDividers: string[];
  whiteZones: string[];
  blackDistances: string[];
  whiteDistances: string[];
  stones: string[];
}

/** A group with its chance to live. */
export interface Group {
  color: 'black' | 'white';
  stones: string[];
  /** 0 to 1. */
  alive: number;
}

/** A part of the board that a color cuts off. */
export interface Zone {
  color: 'black' | 'white';
  status: 'safe' | 'potential' | 'threatened' | 'unused';
  /** Whether potential dividers close it. */
  potential: boolean;
  points: string[];
}

/** Stones that can be captured. */
export interface Perils {
  /** Whoever moves first. */
  lost: string[];
  /** By who moves first. */
  whoMoves: string[];
}

/** A move that threatens two regions at once. */
export interface DoubleThreat {
  player: 'black' | 'white';
  move: string;
  /** Own groups in danger that it threatens to connect. */
  rescued: string[][];
  /** The opponent's chains that it threatens to take. */
  captured: string[][];
  /** What he gains whatever the answer, in points: the least of these, with the territory around. */
  worth: number;
}

/** How many moves the owner of a chain may leave unanswered. */
export interface Omission {
  owner: 'black' | 'white';
  /** The chain. */
  stones: string[];
  /** 0: the opponent's next move takes it; 1: two in a row do, so each first move is a ko threat. */
  number: number;
  /** The opponent's first moves. */
  moves: string[];
  /** What he gains, in points: two for each stone. */
  worth: number;
}

/** A suggested move. */
export interface Suggestion {
  point: string;
  /** How likely a strong player is to choose it, 0 to 1. */
  share: number;
  worth: Worth;
  motives: Motive[];
}

/** What becomes of a group. */
export interface SolvedGroup {
  color: 'black' | 'white';
  stones: string[];
  /** What the rules say of suicide. */
  suicide: 'forbidden' | 'allowed' | 'multi_stone';
  /** Who moves first. */
  first: 'black' | 'white';
  /** What is proven: lives and taken although the other player wins every ko, ko if it depends on who wins the kos, seki if neither gains by playing on; unknown if nothing is. */
  outcome: 'lives' | 'taken' | 'ko' | 'seki' | 'unknown';
  /** Of a ko: who succeeds if nobody has threats, so that the other one has to find the first; null if that is not proven. */
  takesFirst: 'black' | 'white' | null;
  /** Stones of the opponent around the group on whose life the outcome rests, though it is not proven; empty if the outcome needs none. */
  assumed: string[];
  /** A line of play; a pass stands for a move elsewhere. Empty if nothing is known. */
  line: string[];
  /** The points that the proof looks at. */
  zone: string[];
  /** Number of positions of the zone that the proof answers. */
  patterns: number;
  /** The answers to everything; of a ko, how the player who moves first gets what he wants if he wins every ko, a move that is not named being a pass. Null if all moves of a closed area were searched. */
  strategy: ProblemStrategy | null;
  /** Other first moves that are proven to fail. */
  wrong: WrongMove[];
  /** Positions visited. */
  nodes: number;
}

export interface WrittenRU {
  written: string | null;
  read: string;
}

export interface WrittenKM {
  written: string | null;
  read: number;
}

export interface WrittenHA {
  written: string | null;
  read: number;
}

export interface WrittenRE {
  written: string | null;
  read: string | null;
}

/** Why something was decided. */
export interface Reason {
  /** Name of the rule, for programs. */
  rule: string;
  /** A sentence for people. */
  text: string;
  /** The points that the rule looked at. */
  points: string[];
  /** Moves played in turn that show it. */
  line: string[];
  /** Where the rule comes from. */
  source: string;
}

/** A player's part of an arranged board. */
export interface ArrangedSide {
  /** Where stones of this color stand, those put into the territory among them. */
  stones: string[];
  /** The territory that is left, each rectangle by its points, in the order of counting. */
  blocks: string[][];
  /** Stones that the player has lost for which the territory has no room; then no territory is left. */
  noRoom: number;
}

/** What the owner answers to an attack. */
export interface Reply {
  attack: string;
  answer: string;
}

/** How a race ends if either player wins all kos. */
export interface RaceKos {
  black: RaceEnds;
  white: RaceEnds;
}

/** What alternating play comes to; least and most differ if a ko or a limit leaves it open. */
export interface Stop {
  least: number;
  most: number;
}

/** What an area is worth if either player wins all kos. */
export interface AreaKos {
  black: AreaWorth;
  white: AreaWorth;
}

export interface KindCounts {
  black: number;
  white: number;
  all: number;
}

/** Points for the player who moves. */
export interface Worth {
  /** If it fails. */
  min: number;
  /** If it succeeds. */
  max: number;
}

/** What a move is for. */
export interface Motive {
  kind: 'capture' | 'rescue' | 'territory' | 'endgame' | 'eye' | 'seal' | 'escape' | 'cut' | 'connect' | 'neighbor' | 'double_threat' | 'good_point' | 'answer';
  /** A sentence for people. */
  text: string;
  /** What found it: the name of a shape, or a rule. */
  source: string;
  /** The stones concerned. */
  points: string[];
  worth: Worth;
  /** The opponent's best move in its place. */
  reply: string;
}

/** How a player gets what he wants, whatever the other one does. */
export interface ProblemStrategy {
  /** Who gets it. */
  color: 'black' | 'white';
  /** His first move; null if the other one moves first. */
  move: string | null;
  /** By number from 0, which stands after the first move: the moves of the other one between commas (pass for one elsewhere), each with the answer (- for none) and the number of the state that follows. A state without moves is the end: the stones live, or are taken. */
  states: string[];
}

/** A first move that is proven to fail. */
export interface WrongMove {
  move: string;
  /** How the opponent answers it, and so on. */
  line: string[];
}

/** How a race ends. */
export interface RaceEnds {
  blackFirst: 'black_wins' | 'white_wins' | 'seki' | 'ko' | 'ko_or_seki' | 'unknown';
  whiteFirst: 'black_wins' | 'white_wins' | 'seki' | 'ko' | 'ko_or_seki' | 'unknown';
}

/** What an area is worth. */
export interface AreaWorth {
  /** A fraction. */
  mean: string;
  /** A fraction. */
  temperature: string;
}
