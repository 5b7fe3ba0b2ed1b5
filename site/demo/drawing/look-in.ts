import { loadLocale } from '../theme/demo-locale';
import { FIRST_LOOK, type Look } from '../theme/demo-theme';
import { localized } from '../theme/localized-packages';

/** The theme settings for prerendering demos in a language, with the translations of all packages. */
export async function lookIn(language: string | undefined): Promise<Look> {
  if (language === undefined) return FIRST_LOOK;
  await loadLocale(language, [...localized]);
  return { ...FIRST_LOOK, language };
}
