import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import type { Look } from './demo-theme';

/** Begins the class names of demos, so that they never meet those of the frame. */
export const DEMO_KEY = 'demo';

/** Where rules are put: the head of the page, or of a framed demo's own document. */
export type StylesContainer = HTMLElement | undefined;

/** A new place for the rules of demos, written from left to right. */
export function createDemoCache(container: StylesContainer = undefined): EmotionCache {
  return createCache({ key: DEMO_KEY, speedy: true, ...(container && { container }) });
}

/** The same for a direction; what mirrors rules is only loaded for readers who need it. */
export async function loadDemoCache(
  direction: Look['direction'],
  container?: HTMLElement,
): Promise<EmotionCache> {
  if (direction === 'ltr') return createDemoCache(container);
  const mirror = await import('stylis-plugin-rtl');
  return createCache({
    key: `${DEMO_KEY}-rtl`,
    speedy: true,
    stylisPlugins: [prefixer, mirror.default],
    ...(container && { container }),
  });
}
