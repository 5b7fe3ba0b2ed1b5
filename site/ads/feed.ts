import type { Advertisement } from '../../data/in-house-ads';
import { safeUrl } from './safe-url';

/** The number of requests to the feed before it counts as empty (RULES §7). */
export const FEED_TRIES = 10;

/** The maximum number of tracking pixels of one display. */
const MOST_PIXELS = 10;

/** Returns the text of a response; rejects when there is none. */
export type Ask = (url: string) => Promise<string>;

/** The data of an ad in the feed: the ad, and the tracking pixels of its display. */
export interface FeedAd {
  ad: Advertisement;
  pixels: string[];
}

type FeedItem = Record<string, unknown>;

/**
 * Requests an ad with a link from the feed, up to ten times. A network error gives no ad; an invalid response
 * counts as a response without an ad. Never rejects.
 */
export async function askFeed(url: string, ask: Ask): Promise<FeedAd | undefined> {
  for (let tries = 0; tries < FEED_TRIES; tries += 1) {
    const reply = await ask(url).catch(() => undefined);
    if (reply === undefined) return undefined;
    const ad = readReply(reply);
    if (ad) return ad;
  }
  return undefined;
}

/** The first ad of a response with a valid link. */
export function readReply(reply: string): FeedAd | undefined {
  for (const item of itemsOf(reply)) {
    const ad = feedAd(item);
    if (ad) return ad;
  }
  return undefined;
}

function itemsOf(reply: string): FeedItem[] {
  try {
    const parsed: unknown = JSON.parse(reply);
    const ads = isRecord(parsed) ? parsed['ads'] : undefined;
    return Array.isArray(ads) ? ads.filter(isRecord) : [];
  } catch {
    return [];
  }
}

function feedAd(item: FeedItem): FeedAd | undefined {
  const link = safeUrl(item['statlink']);
  if (link === undefined) return undefined;
  const name = textOf(item['company']);
  const ad = {
    name,
    link,
    img: safeUrl(item['image']) ?? '',
    description: `<strong>${asText(name)}</strong> - ${textOf(item['description'])}`,
    poweredby: 'Carbon',
    label: 'carbon-demo-inline',
  };
  return { ad, pixels: pixelsOf(item) };
}

/** `statimp`, and the URLs that `pixel` lists between `||`, each with the time in its placeholders. */
function pixelsOf(item: FeedItem): string[] {
  const [time = ''] = /^[\w.:-]{1,40}$/.exec(textOf(item['timestamp'])) ?? [];
  const listed = textOf(item['pixel'])
    .split('||', MOST_PIXELS)
    .map((pixel) => pixel.replaceAll('[timestamp]', () => time));
  return [item['statimp'], ...listed].map(safeUrl).filter((url) => url !== undefined);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The name of a company is text, never markup. */
function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function isRecord(value: unknown): value is FeedItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
