import type { EmotionCache } from '@emotion/cache';
import { type ReactNode, useSyncExternalStore } from 'react';
import { adoptTheme } from '../../demo/mount/adopt-theme';
import { DemoProviders } from '../../demo/mount/DemoProviders';
import { loadLocale } from '../../demo/theme/demo-locale';
import type { Look } from '../../demo/theme/demo-theme';
import { loadDemoCache } from '../../demo/theme/emotion-cache';
import type { FrameLook } from '../messages';

interface Surroundings {
  look: Look;
  cache: EmotionCache;
}

/** The settings of the page around the frame, as a store for components. */
export interface FrameLookStore {
  /** Resolves with the first settings. */
  ready: Promise<void>;
  /** Sets new settings. */
  set: (look: FrameLook) => Promise<void>;
  read: () => Surroundings | undefined;
  subscribe: (changed: () => void) => () => void;
}

/** Creates an empty store. */
export function createLookStore(): FrameLookStore {
  const caches = new Map<Look['direction'], Promise<EmotionCache>>();
  const listeners = new Set<() => void>();
  let now: Surroundings | undefined;
  let begin: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    ready,
    read: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set: async ({ look, attributes, localized }) => {
      for (const [name, value] of Object.entries(attributes))
        document.documentElement.setAttribute(name, value);
      if (look.language) await loadLocale(look.language, localized);
      const cache = caches.get(look.direction) ?? loadDemoCache(look.direction);
      caches.set(look.direction, cache);
      now = { look, cache: await cache };
      adoptTheme(document, look);
      begin();
      for (const changed of listeners) changed();
    },
  };
}

/** Renders its children with the settings of a store. */
export function LookProviders({ store, children }: { store: FrameLookStore; children: ReactNode }) {
  const now = useSyncExternalStore(store.subscribe, store.read);
  if (!now) return null;
  return (
    <DemoProviders cache={now.cache} look={now.look}>
      {children}
    </DemoProviders>
  );
}
