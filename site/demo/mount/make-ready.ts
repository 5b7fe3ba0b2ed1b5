import { yieldToMain } from '../../support/yield-to-main';
import { type Look, themeFor } from '../theme/demo-theme';
import { layMeasuringPlace } from './measuring-place';

/**
 * Makes what all demos of a look share. The first one pays for it, in tasks of their own: a reader who touches
 * the page meanwhile waits for one of them and not for the sum.
 */
export async function makeReady(look: Look): Promise<void> {
  await yieldToMain();
  themeFor(look);
  layMeasuringPlace();
  await yieldToMain();
}
