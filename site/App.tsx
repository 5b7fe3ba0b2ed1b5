import { CacheProvider, type EmotionCache } from '@emotion/react';
import ThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type { PageProps } from '../generator/page/page';
import { LanguageProvider } from './language/LanguageProvider';
import { AppFrame } from './layout/AppFrame';
import { theme } from './theme/theme';

interface AppProps {
  /** A new cache for each page: a shared one would add rules of other pages to this one. */
  cache: EmotionCache;
  page: PageProps;
}

/** The providers in order, then the layout. */
export function App({ cache, page }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <LanguageProvider userLanguage={page.userLanguage} words={page.words}>
          <AppFrame page={page} />
        </LanguageProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
