import MuiThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import { createContext, type ReactNode, useContext } from 'react';
import { type Look, themeFor } from './demo-theme';

const LookContext = createContext<Look | undefined>(undefined);

/** Everything below is drawn in one look. */
export function ThemeProvider({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <LookContext.Provider value={look}>
      <Themed>{children}</Themed>
    </LookContext.Provider>
  );
}

/** The look a component is drawn in. Throws outside a `ThemeProvider` (RULES §8). */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('Forgot to wrap component in `ThemeProvider`');
  return look;
}

function Themed({ children }: { children: ReactNode }) {
  return <MuiThemeProvider theme={themeFor(useLook())}>{children}</MuiThemeProvider>;
}
