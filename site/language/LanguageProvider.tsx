import { createContext, type ReactNode, useContext } from 'react';
import { addresses } from '../../data/addresses';
import { urlOf } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import type { Dictionary } from './dictionaries';
import { type Translate, translateTo } from './translate';

/** How the frame of one page speaks. */
export interface Speech {
  userLanguage: string;
  t: Translate;
  /** The url of a path in this language. */
  urlTo: (pathname: string) => string;
}

const LanguageContext = createContext<Speech | undefined>(undefined);

interface LanguageProviderProps extends Speaker {
  children: ReactNode;
}

/** Which language, and the words of all that a page needs. */
type Speaker = Pick<PageProps, 'userLanguage' | 'words'>;

/** By their words, which every page of a language shares. */
const spoken = new WeakMap<Dictionary, Speech>();

/** Everything below is drawn in one language. */
export function LanguageProvider({ userLanguage, words, children }: LanguageProviderProps) {
  return (
    <LanguageContext.Provider value={speechOf({ userLanguage, words })}>{children}</LanguageContext.Provider>
  );
}

/** The language a component is drawn in. Throws outside a `LanguageProvider`. */
export function useLanguage(): Speech {
  const speech = useContext(LanguageContext);
  if (!speech) throw new Error('Forgot to wrap component in LanguageProvider');
  return speech;
}

const NO_WORDS = {};

/** The same object for every page of a language. */
function speechOf({ userLanguage, words }: Speaker): Speech {
  const own = words[userLanguage] ?? NO_WORDS;
  const known = spoken.get(own);
  if (known?.userLanguage === userLanguage) return known;
  const speech: Speech = {
    userLanguage,
    t: translateTo(userLanguage, words),
    urlTo: (pathname) => urlOf({ pathname, userLanguage }, addresses),
  };
  spoken.set(own, speech);
  return speech;
}
