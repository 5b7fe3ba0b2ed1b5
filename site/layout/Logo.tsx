/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { topBarStyles } from './top-bar-styles';

/** The mark of the site, an X made of the cells of a grid, and its name; leads to the start page. */
export function Logo() {
  const { t, urlTo } = useLanguage();
  return (
    <a css={topBarStyles.logo} href={urlTo(site.home)} aria-label={t('home')}>
      <Icon name="glyph-library" />
      <span aria-hidden="true">MUI X</span>
    </a>
  );
}
