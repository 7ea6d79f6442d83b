// Captives of a position that was set up: the engine sees only the stones, so earlier captives are added to its answers
// where captives count.

const TERRITORY = ["japanese", "korean"];

const more = (player, captives) => ({ ...player, prisoners: player.prisoners + captives, total: player.total + captives });

const resultOf = (margin) => (margin === 0 ? "Draw" : `${margin > 0 ? "B" : "W"}+${Math.abs(margin)}`);

function withScore(answer, { black, white }) {
  if (answer.counterpart.scoring === "territory") {
    const { counterpart } = answer;
    const both = { black: more(counterpart.black, black), white: more(counterpart.white, white) };
    return { ...answer, counterpart: { ...counterpart, ...both, result: resultOf(both.black.total - both.white.total) } };
  }
  const both = { black: more(answer.black, black), white: more(answer.white, white) };
  const score = both.black.total - both.white.total;
  return { ...answer, ...both, score, result: resultOf(score) };
}

function withWorth(answer, { black, white }, rules) {
  if (!TERRITORY.includes(rules)) return answer;
  const apart = black - white;
  return { ...answer, score: answer.score + apart, low: answer.low + apart, high: answer.high + apart };
}

/** The answer with the earlier captives of the question added; unchanged if there are none. */
export function withCaptives({ kind, captives, rules }, answer) {
  if (!captives || (captives.black === 0 && captives.white === 0)) return answer;
  if (kind === "score") return withScore(answer, captives);
  return kind === "evaluate" || kind === "lead" ? withWorth(answer, captives, rules) : answer;
}
