import { useLanguage } from '../language/LanguageProvider';
import { Notice } from './Notice';

interface OutdatedNoticeProps {
  /** The section of the original; empty for the page's beginning. */
  anchor: string;
  originalUrl: string | undefined;
}

/** Tells a reader that the section below is older than its original, and where that is. */
export function OutdatedNotice({ anchor, originalUrl }: OutdatedNoticeProps) {
  const { t } = useLanguage();
  return (
    <Notice kind="info" title={t('outdatedTitle')}>
      {t('outdatedText')}{' '}
      {originalUrl !== undefined && (
        <a href={anchor ? `${originalUrl}#${anchor}` : originalUrl}>{t('outdatedLink')}</a>
      )}
    </Notice>
  );
}
