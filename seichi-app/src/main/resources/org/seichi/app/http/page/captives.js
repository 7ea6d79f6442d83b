// Captives of a position that was set up: the engine sees only the stones, so earlier captives are added to its answers
// where captives count.

const TERRITORY = ["japanese", "korean"];

const withMore = (player, captives) => ({ ...player, prisoners: player.prisoners + captives, total: player.total + captives });

const resultText = (margin) => (margin === 0 ? "Draw" : `${margin > 0 ? "B" : "W"}+${Math.abs(margin)}`);

function withScore(answer, { black, white }) {
  if (answer.counterpart.scoring === "territory") {
    const { counterpart } = answer;
    const both = { black: withMore(counterpart.black, black), white: withMore(counterpart.white, white) };
    return { ...answer, counterpart: { ...counterpart, ...both, result: resultText(both.black.total - both.white.total) } };
  }
  const both = { black: withMore(answer.black, black), white: withMore(answer.white, white) };
  const score = both.black.total - both.white.total;
  return { ...answer, ...both, score, result: resultText(score) };
}

function withEstimate(answer, { black, white }, rules) {
  if (!TERRITORY.includes(rules)) return answer;
  const more = black - white;
  return { ...answer, score: answer.score + more, low: answer.low + more, high: answer.high + more };
}

/** The answer with the earlier captives of the question added; unchanged if there are none. */
export function withCaptives({ kind, captives, rules }, answer) {
  if (!captives || (captives.black === 0 && captives.white === 0)) return answer;
  if (kind === "score") return withScore(answer, captives);
  return kind === "evaluate" || kind === "lead" ? withEstimate(answer, captives, rules) : answer;
}
