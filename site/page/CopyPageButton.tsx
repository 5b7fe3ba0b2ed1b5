/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import { COPY_PAGE } from './hooks';
import { copyPageStyles } from './page-top-styles';

/** Takes the whole page along as Markdown (enhance-copy-page.ts). */
export function CopyPageButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="needs-script"
      css={copyPageStyles}
      title={t('copyPage')}
      {...hook(COPY_PAGE)}
    >
      <Icon name="copy" />
      <span>{t('copyPage')}</span>
      <span>{t('copied')}</span>
      <span>{t('copyFailed')}</span>
    </button>
  );
}
