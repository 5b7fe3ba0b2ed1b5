/** @jsxImportSource @emotion/react */
import { productOf } from '../../data/products';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { SIDE_MENU } from '../navigation/hooks';
import { NotificationsMenu } from '../notifications/NotificationsMenu';
import { SearchButton } from '../search/SearchButton';
import { hook } from '../support/hooks';
import { popoverButton } from '../support/popover';
import { barButton } from '../theme/bar-button';
import { Icon } from '../theme/Icon';
import { SETTINGS, TOP_BAR } from './hooks';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { ModeMenu } from './ModeMenu';
import { ProductMenu } from './ProductMenu';
import { topBarStyles } from './top-bar-styles';
import { VersionMenu } from './VersionMenu';

/** The bar that stays: where the reader is, and what may be chosen anywhere. */
export function TopBar({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const product = productOf(page.pathname);
  return (
    <header css={topBarStyles.bar} {...hook(TOP_BAR)}>
      <button type="button" css={barButton} {...popoverButton(SIDE_MENU)} aria-label={t('openMenu')}>
        <Icon name="menu" />
      </button>
      <Logo />
      <ProductMenu product={product} />
      <VersionMenu versions={product.versions} />
      <div css={topBarStyles.space} />
      <SearchButton product={product.productId} />
      <LanguageMenu content={page.content} translations={page.translations} />
      <NotificationsMenu />
      <ModeMenu />
      <button
        type="button"
        className="needs-script"
        css={barButton}
        {...popoverButton(SETTINGS)}
        aria-label={t('settings')}
        title={t('settings')}
      >
        <Icon name="settings" />
      </button>
      <a css={barButton} href={site.repository.url} aria-label={t('repository')}>
        GitHub
        <Icon name="external" />
      </a>
    </header>
  );
}
