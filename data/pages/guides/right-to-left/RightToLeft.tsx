import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type * as React from 'react';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'rtl',
  speedy: true,
  stylisPlugins: [rtlPlugin],
});

const rightToLeft = (outer: Theme) =>
  createTheme({ direction: 'rtl', palette: { mode: outer.palette.mode } });

export function RightToLeft({ children }: { children: React.ReactNode }) {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={rightToLeft}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
