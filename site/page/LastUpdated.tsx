/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { pageEndStyles } from './page-end-styles';

/** When the text was last changed. The day is written as dates sort, which every language reads. */
export function LastUpdated({ day }: { day: string }) {
  const { t } = useLanguage();
  return (
    <p css={pageEndStyles.lastUpdated}>
      {t('lastUpdated')} <time dateTime={day}>{day}</time>
    </p>
  );
}
