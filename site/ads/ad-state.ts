import type { AdServices } from '../../data/services';

/** How often the slot is looked at while nobody knows whether an ad will come (RULES §4). */
export const LOOK_EVERY_MS = 500;

/** After so many looks the slot is left as it is. */
export const MOST_TRIES = 30;

/** So many looks in vain are patience; one more, and a blocker is assumed. */
export const PATIENT_TRIES = 6;

/** What one look finds in the slot. */
export interface Sight {
  /** The provider has put an ad there. */
  element: boolean;
  /** What it has put there is its fallback link: it has no ad. */
  fallback: boolean;
}

/**
 * What is known of the slot: nobody knows yet, a blocker keeps the provider away, its ad is there, it has
 * none, or there is no provider at all and the slot is ours.
 */
export type Verdict = 'waiting' | 'blocked' | 'provider' | 'fallback' | 'ours';

export interface AdState {
  tries: number;
  verdict: Verdict;
}

/** Before the first look. */
export function firstState({ providerScript }: AdServices): AdState {
  return { tries: 0, verdict: providerScript === undefined ? 'ours' : 'waiting' };
}

/** What one look changes. An ad that comes late revokes the blocker that was assumed. */
export function afterLook({ tries }: AdState, { element, fallback }: Sight): AdState {
  const looked = tries + 1;
  if (fallback) return { tries: looked, verdict: 'fallback' };
  if (element) return { tries: looked, verdict: 'provider' };
  return { tries: looked, verdict: looked > PATIENT_TRIES ? 'blocked' : 'waiting' };
}

/** Looking ends when the provider has answered, or at the last try. */
export function looksAgain({ tries, verdict }: AdState): boolean {
  return (verdict === 'waiting' || verdict === 'blocked') && tries < MOST_TRIES;
}
