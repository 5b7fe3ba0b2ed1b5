import type { FeedbackRequest } from './feedback-requests';

/** The part of the network API that is used. */
export type Post = (url: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>;

/** The timeout of a request, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Sends feedback, and rejects if a request fails. `arrived` then contains the successful requests: a retry
 * sends only the others.
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
