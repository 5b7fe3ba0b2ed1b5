import { createContext, type ReactNode, useContext } from 'react';
import { languages } from '../../data/languages';
import { urlOf } from '../../generator/contract/url';
import { type Translate, translateTo } from './translate';

/** How the frame of one page speaks. */
export interface Speech {
  userLanguage: string;
  t: Translate;
  /** The url of a path in this language. */
  urlTo: (pathname: string) => string;
}

const LanguageContext = createContext<Speech | undefined>(undefined);

const spoken = new Map<string, Speech>();

/** Everything below is drawn in one language. */
export function LanguageProvider({ userLanguage, children }: { userLanguage: string; children: ReactNode }) {
  return <LanguageContext.Provider value={speechOf(userLanguage)}>{children}</LanguageContext.Provider>;
}

/** The language a component is drawn in. Throws outside a `LanguageProvider`. */
export function useLanguage(): Speech {
  const speech = useContext(LanguageContext);
  if (!speech) throw new Error('Forgot to wrap component in LanguageProvider');
  return speech;
}

/** The same object for every page of a language. */
function speechOf(userLanguage: string): Speech {
  const known = spoken.get(userLanguage);
  if (known) return known;
  const speech: Speech = {
    userLanguage,
    t: translateTo(userLanguage),
    urlTo: (pathname) => urlOf({ pathname, userLanguage }, languages),
  };
  spoken.set(userLanguage, speech);
  return speech;
}
