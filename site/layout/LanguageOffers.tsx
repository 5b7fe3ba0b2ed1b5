/** @jsxImportSource @emotion/react */
import { languageOffers } from '../../data/language-offers';
import { languages } from '../../data/languages';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { LANGUAGE_OFFER } from './hooks';
import { languageOfferStyles } from './layout-styles';

/**
 * Tells whoever prefers another language that the page is written in it, too: hidden until a script finds such a
 * reader (offer-language.ts), and never more than an offer.
 */
export function LanguageOffers({ content, translations }: Pick<PageProps, 'content' | 'translations'>) {
  const { userLanguage } = useLanguage();
  // What stands in for another page is shown under that one's address.
  if (content.kind === 'not-found' || content.kind === 'offline') return null;
  return translations
    .filter(({ language, real }) => real && language !== userLanguage && languageOffers[language])
    .map(({ language, url }) => (
      <aside
        key={language}
        css={languageOfferStyles}
        {...hook(LANGUAGE_OFFER)}
        lang={languages.all.find(({ code }) => code === language)?.tag}
        aria-label={languageOffers[language]?.text}
        data-language={language}
        hidden
      >
        <a href={url} data-keep-place="">
          {languageOffers[language]?.text}
        </a>
        <button type="button" css={barButton} aria-label={languageOffers[language]?.close}>
          <Icon name="close" />
        </button>
      </aside>
    ));
}
