import { languages } from '../../data/languages';
import type { Language } from '../../generator/contract/languages';

/** Facts about a language by its code; an unknown code is used as its name. */
export function languageOf(code: string): Language {
  return (
    languages.all.find((language) => language.code === code) ?? {
      code,
      name: code,
      tag: code,
      openGraph: code,
    }
  );
}
