/** How long an ad network may take to answer. */
const PATIENCE_MS = 10_000;

/** No ad needs more than this many characters. */
const LONGEST_REPLY = 200_000;

/** Asks an ad network without telling it who the reader is. Rejects when there is no proper answer. */
export async function askNetwork(url: string): Promise<string> {
  const reply = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) throw new Error(`The ad feed answered with ${reply.status}.`);
  const text = await reply.text();
  if (text.length > LONGEST_REPLY) throw new Error('The ad feed answered with too much.');
  return text;
}
