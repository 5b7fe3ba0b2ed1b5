import { yieldToMain } from '../../support/yield-to-main';
import { type Look, themeFor } from '../theme/demo-theme';
import { addMeasuringElement } from './measuring-element';

/**
 * Prepares what all demos with the same settings share, in separate tasks, so that an interaction waits for
 * one of them only.
 */
export async function makeReady(look: Look): Promise<void> {
  await yieldToMain();
  themeFor(look);
  addMeasuringElement();
  await yieldToMain();
}
