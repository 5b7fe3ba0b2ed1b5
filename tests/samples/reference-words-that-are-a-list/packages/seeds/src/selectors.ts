import type { Seed } from './Seed';

interface Garden {
  sown: Seed[];
}

/**
 * The seeds that are in the ground.
 * @category Beds
 */
export const sownSeedsSelector = (garden: Garden): Seed[] => garden.sown;

/** Has no category, so it is nobody's business. */
export const secretSeedsSelector = (garden: Garden): number => garden.sown.length;
