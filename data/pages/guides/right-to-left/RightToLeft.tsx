import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import NoSsr from '@mui/material/NoSsr';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import * as React from 'react';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'rtl',
  speedy: true,
  stylisPlugins: [rtlPlugin],
});

const rightToLeft = (outer: Theme) =>
  createTheme({ direction: 'rtl', palette: { mode: outer.palette.mode } });

/** For a part of a page; without server rendering, `NoSsr` may go. */
export function RightToLeft({ children }: { children: React.ReactNode }) {
  const outer = useTheme();
  const theme = React.useMemo(() => rightToLeft(outer), [outer]);
  return (
    <NoSsr>
      <CacheProvider value={mirrored}>
        <ThemeProvider theme={theme}>
          <div dir="rtl">{children}</div>
        </ThemeProvider>
      </CacheProvider>
    </NoSsr>
  );
}
