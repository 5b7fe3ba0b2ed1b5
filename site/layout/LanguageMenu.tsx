import { languages } from '../../data/languages';
import type { PageProps } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { Disclosure } from './Disclosure';

type LanguageMenuProps = Pick<PageProps, 'translations'>;

/** The same page in other languages. The script adds the hash of the moment (wake-disclosures.ts). */
export function LanguageMenu({ translations }: LanguageMenuProps) {
  const { t, userLanguage } = useLanguage();
  if (translations.length < 2) return null;
  return (
    <Disclosure
      label={t('language')}
      summary={
        <>
          <Icon name="globe" />
          <span className="from-md">{nameOf(userLanguage)}</span>
        </>
      }
      className="language-menu"
    >
      <ul>
        {translations.map(({ language, url, real }) => (
          <li key={language}>
            <a
              className="panel-item"
              href={url}
              aria-current={language === userLanguage || undefined}
              data-keep-hash=""
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

function nameOf(code: string): string {
  return languages.all.find((language) => language.code === code)?.name ?? code;
}

function tagOf(code: string): string {
  return languages.all.find((language) => language.code === code)?.tag ?? code;
}
