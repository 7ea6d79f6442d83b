// The only module that talks to the server.

/** A request that was refused, with the place in the record where the cause shows. */
export class Refusal extends Error {
  constructor({ message, line, column }) {
    super(line > 0 ? `${message} (line ${line}, column ${column})` : message);
  }
}

/** The body that asks for a position: the record, the options and the marks of a state. */
function bodyOf(state, extra = {}) {
  const wanted = Object.entries(state.options).filter(([, value]) => value !== "");
  const options = { ...Object.fromEntries(wanted), ...extra, file: state.name, game: state.game };
  if (state.move !== null) options.move = state.move;
  if (state.play.length > 0) options.play = state.play;
  const overrides = { dead: [], alive: [], seki: [] };
  for (const [point, status] of Object.entries(state.marks)) overrides[status].push(point);
  return JSON.stringify({ ...state.record, options, overrides });
}

async function post(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  if (!response.ok) throw new Refusal(await response.json());
  return response;
}

/** Everything that the page shows of a state. */
export async function view(state) {
  return (await post("/api/view", bodyOf(state))).json();
}

/** A state in one of the formats of the command line, as a blob. */
export async function file(state, format) {
  return (await post("/api/score", bodyOf(state, { format }))).blob();
}

/** The methods and the rulesets to choose from. */
export async function choices() {
  const [methods, rules] = await Promise.all(
    ["/api/methods", "/api/rules"].map(async (path) => (await fetch(path)).json()),
  );
  return { ...methods, ...rules };
}
