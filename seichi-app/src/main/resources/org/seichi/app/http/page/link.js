// A link that reopens a position: the state, compressed, behind the # of the address. It never reaches the server.

const KEPT = ["record", "name", "game", "move", "play", "marks", "options"];

async function through(bytes, transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The address of a state. */
export async function addressOf(state) {
  const kept = Object.fromEntries(KEPT.map((key) => [key, state[key]]));
  const bytes = await through(new TextEncoder().encode(JSON.stringify(kept)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const safe = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.origin}${location.pathname}#${safe}`;
}

/** What the address of the page says, or null. */
export async function stateOfAddress() {
  if (location.hash.length < 2) return null;
  try {
    const text = atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const kept = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    return Object.fromEntries(KEPT.map((key) => [key, kept[key]]));
  } catch {
    return null; // Not a link of this page.
  }
}
