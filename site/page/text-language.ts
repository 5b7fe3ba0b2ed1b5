import { languages } from '../../data/languages';
import type { PageProps } from '../../generator/page/page';

/** The BCP 47 tag of a text that is not in the language of its frame; nothing when it is. */
export function otherTextLanguage({ content, userLanguage }: PageProps): string | undefined {
  if (content.kind !== 'text' || content.textLanguage === userLanguage) return undefined;
  return languages.all.find(({ code }) => code === content.textLanguage)?.tag ?? content.textLanguage;
}

/** The url of the same page in the default language, where it has a text of its own. */
export function originalUrl({ translations }: PageProps): string | undefined {
  return translations.find(({ language, real }) => real && language === languages.default)?.url;
}
