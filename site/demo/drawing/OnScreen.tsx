import MuiThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type { ReactNode } from 'react';
import type { DemoTheme } from '../theme/demo-theme';
import type { Screen } from './layout/element-styles';
import { appliesTo } from './media-answers';

interface OnScreenProps {
  screen: Screen;
  onQuery: (query: string) => void;
  children: ReactNode;
}

/** Answers media queries of components on a server, which has no screen of its own. */
export function OnScreen({ screen, onQuery, children }: OnScreenProps) {
  const ssrMatchMedia = (query: string) => {
    onQuery(query);
    return { matches: appliesTo(query, () => screen) };
  };
  const withAnswers = (theme: DemoTheme) => ({
    ...theme,
    components: { ...theme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } },
  });
  return <MuiThemeProvider theme={withAnswers}>{children}</MuiThemeProvider>;
}
