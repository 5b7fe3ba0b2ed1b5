/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { FAILURE } from './failure-hook';
import { failureStyles } from './failure-styles';

/**
 * What a reader is told when the demo beside it fails (show-failure.ts): drawn with the page, as it may be said because nothing
 * comes. Without a network there is nothing to report.
 */
export function DemoFailure({ reportUrl }: { reportUrl?: string }) {
  const { t } = useLanguage();
  return (
    <div css={failureStyles} {...hook(FAILURE)} hidden>
      <p data-when="online">{t('demoFailed')}</p>
      <p data-when="offline">{t('demoOffline')}</p>
      <button type="button">{t('retry')}</button>
      {reportUrl !== undefined && (
        <a href={reportUrl} data-when="online">
          {t('report')}
        </a>
      )}
    </div>
  );
}
