/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { fileUrl } from '../../generator/contract/url';
import type { WordKey } from '../language/dictionaries';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { popoverButton } from '../support/popover';
import { Icon } from '../theme/Icon';
import { BackToTop } from './BackToTop';
import { FOOTER, KEYBOARD_HELP } from './hooks';
import { footerStyles } from './layout-styles';

const links: { word: WordKey; pathname: string }[] = [
  { word: 'whatsNew', pathname: '/x/whats-new' },
  { word: 'installation', pathname: '/x/introduction/installation' },
  { word: 'licensing', pathname: '/x/introduction/licensing' },
  { word: 'support', pathname: '/x/introduction/support' },
  { word: 'roadmap', pathname: '/x/introduction/roadmap' },
];

/** The end of every page: what this is, and the few pages that everybody looks for. */
export function Footer() {
  const { t, urlTo } = useLanguage();
  return (
    <footer css={footerStyles} {...hook(FOOTER)}>
      <p>
        <Icon name="glyph-library" />
        {t('footerText', { version: site.version })}
      </p>
      <nav aria-label={t('siteLinks')}>
        <ul>
          {links.map(({ word, pathname }) => (
            <li key={pathname}>
              <a href={urlTo(pathname)}>{t(word)}</a>
            </li>
          ))}
          <li>
            <a href={site.repository.url}>GitHub</a>
          </li>
          <li>
            <a href={fileUrl(`${site.assets}/licenses.txt`, site)}>{t('licenses')}</a>
          </li>
          <li className="needs-script">
            <button type="button" {...popoverButton(KEYBOARD_HELP)}>
              {t('keyboardHelp')}
            </button>
          </li>
        </ul>
      </nav>
      <BackToTop />
    </footer>
  );
}
