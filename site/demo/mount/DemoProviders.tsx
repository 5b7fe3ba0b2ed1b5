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

/** What stands around a demo in a reader's own application: nothing but a theme. */
export function DemoProviders({ cache, look, children }: DemoProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider look={look}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
