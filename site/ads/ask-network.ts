/** The timeout of a request to an ad network. */
const PATIENCE_MS = 10_000;

/** The maximum length of a response, in characters. */
const LONGEST_REPLY = 200_000;

/** Requests an ad from a network without data about the reader. Rejects without a valid response. */
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
