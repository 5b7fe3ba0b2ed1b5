import type { Verdict } from './ad-state';

/** How often an assumed blocker is met with a message instead of an ad of ours (RULES §4). */
export const MESSAGE_SHARE = 0.2;

/** How often ads stand in one line of text without their picture. */
export const INLINE_SHARE = 0.2;

export type AdLayout = 'image' | 'inline';

/** A chance between 0 and 1, as `Math.random` draws it. */
export type Chance = () => number;

/** What chance decides, once for a whole page. */
export interface Draws {
  layout: AdLayout;
  /** Decides between message and ad where a blocker is assumed. */
  message: number;
  /** Decides which ad of ours it would be. */
  pick: number;
}

/** What the slot shows, and the beginning of its label in analytics; nothing is not counted. */
export type Choice =
  | { show: 'provider'; base?: 'carbon' }
  | { show: 'message'; base: 'in-house-adblock' }
  | { show: 'in-house'; pick: number; base: 'in-house' | 'in-house-carbon' };

/** Draws all lots before anything is shown, so that no later look changes its mind. */
export function draw(chance: Chance): Draws {
  return { layout: chance() < INLINE_SHARE ? 'inline' : 'image', message: chance(), pick: chance() };
}

/** What to show for what is known (RULES §4.8). While nobody knows, the provider has the place. */
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

/** The ad a lot falls on. */
export function picked<T>(ads: readonly T[], pick: number): T | undefined {
  return ads[Math.min(Math.floor(pick * ads.length), ads.length - 1)];
}

/** `carbon-body-top-image`: how the slot is called in analytics. */
export function slotLabel({ base = 'none' }: { base?: string }, layout: AdLayout): string {
  return `${base}-body-top-${layout}`;
}
