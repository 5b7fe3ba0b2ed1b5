import type { Verdict } from './ad-state';

/**
 * The share of page views with a suspected ad blocker that show a message instead of a house ad (RULES §4).
 */
const MESSAGE_SHARE = 0.2;

/** The share of ads that are shown as one line of text without an image. */
const INLINE_SHARE = 0.2;

export type AdLayout = 'image' | 'inline';

/** A random number between 0 and 1, like `Math.random`. */
export type Chance = () => number;

/** The random numbers of a page. */
export interface Draws {
  layout: AdLayout;
  /** Decides between message and ad when an ad blocker is suspected. */
  message: number;
  /** Selects the house ad. */
  pick: number;
}

/** The content of the slot, and the prefix of its label in analytics; empty content is not counted. */
export type Choice =
  | { show: 'provider'; base?: 'carbon' }
  | { show: 'message'; base: 'in-house-adblock' }
  | { show: 'in-house'; pick: number; base: 'in-house' | 'in-house-carbon' };

/** Draws all random numbers before anything is shown, so that later checks give the same result. */
export function draw(chance: Chance): Draws {
  return { layout: chance() < INLINE_SHARE ? 'inline' : 'image', message: chance(), pick: chance() };
}

/** The content for a verdict (RULES §4.8). While it is pending, the provider has the slot. */
export function choose(verdict: Verdict, { message, pick }: Draws): Choice {
  switch (verdict) {
    case 'waiting':
      return { show: 'provider' };
    case 'provider':
      return { show: 'provider', base: 'carbon' };
    case 'fallback':
      return { show: 'in-house', pick, base: 'in-house-carbon' };
    case 'ours':
      return { show: 'in-house', pick, base: 'in-house' };
    case 'blocked':
      return message < MESSAGE_SHARE
        ? { show: 'message', base: 'in-house-adblock' }
        : { show: 'in-house', pick, base: 'in-house' };
  }
}

/** The ad selected by a random number. */
export function picked<T>(ads: readonly T[], pick: number): T | undefined {
  return ads[Math.min(Math.floor(pick * ads.length), ads.length - 1)];
}

/** `carbon-body-top-image`: the name of the slot in analytics. */
export function slotLabel({ base = 'none' }: { base?: string }, layout: AdLayout): string {
  return `${base}-body-top-${layout}`;
}
