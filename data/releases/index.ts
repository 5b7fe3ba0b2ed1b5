import { march } from './2024-03';
import { april } from './2024-04';
import { may } from './2024-05';
import { june } from './2024-06';
import { july } from './2024-07';
import { august } from './2024-08';
import { september } from './2024-09';
import type { Release } from './release';

export { productNames } from './product-names';
export type { Feature, News, Release } from './release';

/** The newest first. `/x/whats-new` has a section for each, and `notifications` are made of their news. */
export const releases: Release[] = [...september, ...august, ...july, ...june, ...may, ...april, ...march];
