import { createContext, type ReactNode, useContext } from 'react';
import { addresses } from '../../data/addresses';
import { urlOf } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import type { Dictionary } from './dictionaries';
import { type Translate, translateTo } from './translate';

/** The language of the frame of a page. */
export interface LanguageValue {
  userLanguage: string;
  t: Translate;
  /** The URL of a path in this language. */
  urlTo: (pathname: string) => string;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface LanguageProviderProps extends PageLanguage {
  children: ReactNode;
}

/** The language, and the texts of all languages that a page needs. */
type PageLanguage = Pick<PageProps, 'userLanguage' | 'words'>;

/** Keyed by the texts, which all pages of a language share. */
const languageValues = new WeakMap<Dictionary, LanguageValue>();

/** Provides the language of its children. */
export function LanguageProvider({ userLanguage, words, children }: LanguageProviderProps) {
  return (
    <LanguageContext.Provider value={languageValueOf({ userLanguage, words })}>
      {children}
    </LanguageContext.Provider>
  );
}

/** The language of a component. Throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('Forgot to wrap component in LanguageProvider');
  return value;
}

const NO_WORDS = {};

/** The same object for all pages of a language. */
function languageValueOf({ userLanguage, words }: PageLanguage): LanguageValue {
  const own = words[userLanguage] ?? NO_WORDS;
  const known = languageValues.get(own);
  if (known?.userLanguage === userLanguage) return known;
  const value: LanguageValue = {
    userLanguage,
    t: translateTo(userLanguage, words),
    urlTo: (pathname) => urlOf({ pathname, userLanguage }, addresses),
  };
  languageValues.set(own, value);
  return value;
}
