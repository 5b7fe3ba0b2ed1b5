import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from 'stylis-plugin-rtl';

/** Lays out what is inside from right to left, in the browser. */
export function RightToLeft({ children }: { children: React.ReactNode }) {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }),
    [outer],
  );
  const [cache, setCache] = React.useState<EmotionCache>();

  React.useEffect(() => {
    setCache(
      createCache({
        key: 'pickers-rtl',
        speedy: true,
        stylisPlugins: [rtlPlugin],
      }),
    );
  }, []);

  if (!cache) return null;

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
