import { addresses } from '../../data/addresses';
import { languages } from '../../data/languages';
import { urlOf } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { Disclosure } from './Disclosure';

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
          <span className="heard-below-md">{nameOf(userLanguage)}</span>
        </>
      }
      className="language-menu"
    >
      <ul>
        {translations.map(({ language, url, real }) => (
          <li key={language} data-language={language}>
            <a
              className="panel-item"
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
