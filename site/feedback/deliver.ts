import type { FeedbackRequest } from './feedback-requests';

/** The one thing of the network that is needed. */
export type Post = (url: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>;

/** How long a receiver may take, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Sends what a reader says, and rejects when not all of it arrived. Then `arrived` remembers what did:
 * sending again sends the rest, nothing twice.
 */
export async function deliver(requests: FeedbackRequest[], post: Post, arrived: Set<string>): Promise<void> {
  for (const { url, body, type } of requests) {
    const name = `${url} ${body}`;
    if (arrived.has(name)) continue;
    const { ok, status } = await post(url, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      referrerPolicy: 'origin',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!ok) throw new Error(`Feedback was answered with ${status}.`);
    arrived.add(name);
  }
  arrived.clear();
}
