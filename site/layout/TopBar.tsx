import { productOf } from '../../data/products';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { NotificationsMenu } from '../notifications/NotificationsMenu';
import { SearchButton } from '../search/SearchButton';
import { popoverButton } from '../support/popover';
import { Icon } from '../theme/Icon';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { ModeMenu } from './ModeMenu';
import { ProductMenu } from './ProductMenu';
import { SETTINGS } from './settings-id';
import { VersionMenu } from './VersionMenu';

/** The id by which buttons open the side menu as a drawer. */
export const SIDE_MENU = 'site-menu';

/** The bar that stays: where the reader is, and what may be chosen anywhere. */
export function TopBar({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const product = productOf(page.pathname);
  return (
    <header className="top-bar">
      <button
        type="button"
        className="bar-button menu-button"
        {...popoverButton(SIDE_MENU)}
        aria-label={t('openMenu')}
      >
        <Icon name="menu" />
      </button>
      <Logo />
      <ProductMenu product={product} />
      <VersionMenu versions={product.versions} />
      <div className="bar-space" />
      <SearchButton product={product.productId} />
      <LanguageMenu content={page.content} translations={page.translations} />
      <NotificationsMenu />
      <ModeMenu />
      <button
        type="button"
        className="bar-button settings-button needs-script"
        {...popoverButton(SETTINGS)}
        aria-label={t('settings')}
        title={t('settings')}
      >
        <Icon name="settings" />
      </button>
      <a className="bar-button repository-link" href={site.repository.url} aria-label={t('repository')}>
        GitHub
        <Icon name="external" />
      </a>
    </header>
  );
}
