import type { AdServices } from '../../data/services';

/** The interval at which the slot is checked until an ad is there (RULES §4). */
export const LOOK_EVERY_MS = 500;

/** The maximum number of checks. */
export const MOST_TRIES = 30;

/** After so many unsuccessful checks, an ad blocker is suspected. */
const PATIENT_TRIES = 6;

/** The result of one check of the slot. */
export interface Sight {
  /** The provider has inserted an ad. */
  element: boolean;
  /** The provider has inserted its fallback link, because it has no ad. */
  fallback: boolean;
}

/**
 * The state of the slot: pending, blocked by an ad blocker, filled by the provider, without an ad of the
 * provider, or without a provider.
 */
export type Verdict = 'waiting' | 'blocked' | 'provider' | 'fallback' | 'ours';

export interface AdState {
  tries: number;
  verdict: Verdict;
}

/** The state before the first check. */
export function firstState({ providerScript }: AdServices): AdState {
  return { tries: 0, verdict: providerScript === undefined ? 'ours' : 'waiting' };
}

/** The state after a check. An ad that arrives late clears the suspicion of an ad blocker. */
export function afterLook({ tries }: AdState, { element, fallback }: Sight): AdState {
  const looked = tries + 1;
  if (fallback) return { tries: looked, verdict: 'fallback' };
  if (element) return { tries: looked, verdict: 'provider' };
  return { tries: looked, verdict: looked > PATIENT_TRIES ? 'blocked' : 'waiting' };
}

/** Checks end when the provider has answered, or after the last one. */
export function looksAgain({ tries, verdict }: AdState): boolean {
  return (verdict === 'waiting' || verdict === 'blocked') && tries < MOST_TRIES;
}
