/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { FAILURE } from './failure-hook';
import { failureStyles } from './failure-styles';

/**
 * The message for a demo that fails (show-failure.ts), rendered with the page, because the failure may be
 * that nothing can be loaded. Offline there is nothing to report.
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
