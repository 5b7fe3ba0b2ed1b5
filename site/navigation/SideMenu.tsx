/** @jsxImportSource @emotion/react */
import { FRONT_PAGE } from '../../data/front-page';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { popoverButton } from '../support/popover';
import { toReact } from '../support/to-react';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { menuGlyphs } from './glyphs';
import { DRAWER_HEAD, SIDE_MENU } from './hooks';
import { menuList } from './menu-elements';
import { menuStyles } from './menu-styles';
import { menuWords } from './menu-words';

/**
 * The way through the documentation: a column on wide screens, a drawer on others. Only the first
 * level and the open branch are drawn; the script fetches the rest when a reader asks for it.
 */
export function SideMenu({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  // The attributes with words are for the groups that the script draws (enhance-menu.ts).
  const words = menuWords(t);
  const parents = new Set(page.parents.map(({ pathname }) => pathname));
  const place = { pathname: page.pathname, parents, glyphs: menuGlyphs };
  return (
    <nav
      id={SIDE_MENU}
      css={page.pathname === FRONT_PAGE ? menuStyles.drawer : menuStyles.column}
      {...{ popover: 'auto' }}
      aria-label={t('siteMenu')}
      data-pro={words.pro}
      data-premium={words.premium}
      data-new={words.new}
      data-planned={words.planned}
      data-preview={words.preview}
    >
      <div {...hook(DRAWER_HEAD)}>
        <b>{t('siteMenu')}</b>
        <a css={barButton} href={site.repository.url} aria-label={t('repository')}>
          GitHub
          <Icon name="external" />
        </a>
        <button
          type="button"
          css={barButton}
          {...popoverButton(SIDE_MENU, 'hide')}
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {toReact(menuList(page.menu, words, place))}
    </nav>
  );
}
