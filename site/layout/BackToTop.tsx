/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import { BACK_TO_TOP } from './hooks';
import { backToTopStyles } from './layout-styles';

/** A plain link to the top; the script shows it only after some scrolling (enhance-back-to-top.ts). */
export function BackToTop() {
  const { t } = useLanguage();
  return (
    <a css={backToTopStyles} {...hook(BACK_TO_TOP)} href="#page_top" aria-label={t('backToTop')}>
      <Icon name="up" />
    </a>
  );
}
