import type { EmotionCache } from '@emotion/cache';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../../support/after-paint';
import { loadLocale } from '../theme/demo-locale';
import type { Look } from '../theme/demo-theme';
import { loadDemoCache } from '../theme/emotion-cache';
import { adoptTheme } from './adopt-theme';
import { DemoProviders } from './DemoProviders';
import { readLook, watchLook } from './page-look';

/** The settings of the page, and the style cache for its direction. */
export interface Surroundings {
  look: Look;
  cache: EmotionCache;
}

interface PageLookProvidersProps {
  /** The settings when the demo was mounted. */
  first: Surroundings;
  container?: HTMLElement | undefined;
  children: ReactNode;
}

/**
 * Providers of a demo that follow the page's colour scheme, direction and settings, one frame later: the page
 * itself changes by CSS alone, and must not wait until all demos have rendered.
 */
export function PageLookProviders({ first, container, children }: PageLookProvidersProps) {
  const [{ cache, look }, setSurroundings] = useState(first);
  useEffect(() => {
    let latest = 0;
    const apply = async () => {
      latest += 1;
      const change = latest;
      await afterPaint();
      if (change !== latest) return;
      const next = await surroundingsNow(container);
      // Files of an earlier change may arrive after those of a later one.
      if (change !== latest) return;
      adoptTheme(container?.ownerDocument ?? document, next.look);
      setSurroundings(next);
    };
    // A demo whose files fail to load keeps its settings until the next change.
    const follow = () => void apply().catch(console.error);
    const stop = watchLook(follow);
    // The reader may have changed settings while the demo was loaded.
    if (JSON.stringify(readLook()) !== JSON.stringify(first.look)) follow();
    return () => {
      latest += 1;
      stop();
    };
  }, [container, first]);
  return (
    <DemoProviders cache={cache} look={look}>
      {children}
    </DemoProviders>
  );
}

const caches = new Map<HTMLElement | undefined, Map<Look['direction'], Promise<EmotionCache>>>();

/** The current settings. All demos of a document share one style cache for each direction. */
export async function surroundingsNow(container?: HTMLElement): Promise<Surroundings> {
  const look = readLook();
  if (look.language) await loadLocale(look.language);
  const ofDocument = caches.get(container) ?? new Map<Look['direction'], Promise<EmotionCache>>();
  const cache = ofDocument.get(look.direction) ?? loadDemoCache(look.direction, container);
  caches.set(container, ofDocument.set(look.direction, cache));
  // A failed import may succeed next time.
  cache.catch(() => ofDocument.delete(look.direction));
  return { look, cache: await cache };
}
