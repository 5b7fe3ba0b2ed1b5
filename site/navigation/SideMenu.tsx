import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { popoverButton } from '../support/popover';
import { toReact } from '../support/to-react';
import { Icon } from '../theme/Icon';
import { menuGlyphs } from './glyphs';
import { menuList } from './menu-elements';
import { menuWords } from './menu-words';

interface SideMenuProps {
  id: string;
  page: PageProps;
}

/**
 * The way through the documentation: a column on wide screens, a drawer on others. Only the first
 * level and the open branch are drawn; the script fetches the rest when a reader asks for it.
 */
export function SideMenu({ id, page }: SideMenuProps) {
  const { t } = useLanguage();
  // The attributes with words are for the groups that the script draws (enhance-menu.ts).
  const words = menuWords(t);
  const parents = new Set(page.parents.map(({ pathname }) => pathname));
  const place = { pathname: page.pathname, parents, glyphs: menuGlyphs };
  return (
    <nav
      id={id}
      className="side-menu"
      {...{ popover: 'auto' }}
      aria-label={t('siteMenu')}
      data-pro={words.pro}
      data-premium={words.premium}
      data-new={words.new}
      data-planned={words.planned}
      data-preview={words.preview}
    >
      <div className="drawer-head">
        <b>{t('siteMenu')}</b>
        <a className="bar-button" href={site.repository.url} aria-label={t('repository')}>
          GitHub
          <Icon name="external" />
        </a>
        <button
          type="button"
          className="bar-button"
          {...popoverButton(id, 'hide')}
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {toReact(menuList(page.menu, words, place))}
    </nav>
  );
}
