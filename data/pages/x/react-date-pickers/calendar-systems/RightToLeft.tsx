import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'calendars-rtl',
  speedy: true,
  stylisPlugins: [rtlPlugin],
});

/** Lays out what is inside from right to left. */
export function RightToLeft({ children }: { children: React.ReactNode }) {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }),
    [outer],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
