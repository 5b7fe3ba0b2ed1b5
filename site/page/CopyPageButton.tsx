import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';

/** Takes the whole page along as Markdown (enhance-copy-page.ts). */
export function CopyPageButton() {
  const { t } = useLanguage();
  return (
    <button type="button" className="contents-button copy-page needs-script" title={t('copyPage')}>
      <Icon name="copy" />
      <span className="when-idle">{t('copyPage')}</span>
      <span className="when-copied">{t('copied')}</span>
      <span className="when-failed">{t('copyFailed')}</span>
    </button>
  );
}
