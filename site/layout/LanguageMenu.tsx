/** @jsxImportSource @emotion/react */
import { addresses } from '../../data/addresses';
import { languages } from '../../data/languages';
import { urlOf } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { Disclosure } from './Disclosure';
import { LANGUAGE_MENU } from './hooks';
import { barMenuStyles, summaryStyles } from './top-bar-styles';

type LanguageMenuProps = Pick<PageProps, 'content' | 'translations'>;

/** The same page in other languages. The script adds what the address says at the moment (enhance-language-links.ts). */
export function LanguageMenu({ content, translations }: LanguageMenuProps) {
  const { t, userLanguage } = useLanguage();
  const standsIn = content.kind === 'not-found' || content.kind === 'offline';
  if (translations.length < 2) return null;
  return (
    <Disclosure
      label={t('language')}
      summary={
        <>
          <Icon name="globe" />
          <span css={summaryStyles.heardBelowMd}>{nameOf(userLanguage)}</span>
        </>
      }
      name={LANGUAGE_MENU}
      styles={barMenuStyles.language}
    >
      <ul>
        {translations.map(({ language, url, real }) => (
          <li key={language} data-language={language}>
            <a
              css={popupMenuStyles.line}
              href={url}
              aria-current={language === userLanguage || undefined}
              data-keep-place=""
              data-prefix={standsIn ? prefixOf(language) : undefined}
            >
              <span lang={tagOf(language)}>{nameOf(language)}</span>
              {!real && <small>{t('notTranslated')}</small>}
              {language === userLanguage && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What urls of a language begin with: a page that stands in for another is shown under that one's address. */
function prefixOf(userLanguage: string): string {
  return urlOf({ pathname: '/', userLanguage }, addresses).slice(0, -1);
}

function nameOf(code: string): string {
  return languages.all.find((language) => language.code === code)?.name ?? code;
}

function tagOf(code: string): string {
  return languages.all.find((language) => language.code === code)?.tag ?? code;
}
