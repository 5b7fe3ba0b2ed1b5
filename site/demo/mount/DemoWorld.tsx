import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type { ReactNode } from 'react';
import { type Look, themeFor } from '../theme/demo-theme';

interface DemoWorldProps {
  cache: EmotionCache;
  look: Look;
  children: ReactNode;
}

/** What stands around a demo in a reader's own application: nothing but a theme. */
export function DemoWorld({ cache, look, children }: DemoWorldProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeFor(look)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
