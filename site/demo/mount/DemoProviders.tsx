import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Look } from '../theme/demo-theme';
import { ThemeProvider } from '../theme/ThemeProvider';

interface DemoProvidersProps {
  cache: EmotionCache;
  look: Look;
  children: ReactNode;
}

/** The providers of a demo: as in a reader's own application, only a theme. */
export function DemoProviders({ cache, look, children }: DemoProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider look={look}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
