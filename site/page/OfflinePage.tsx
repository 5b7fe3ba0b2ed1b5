import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { CardSection } from './CardSection';
import { PageHeader } from './PageHeader';

/**
 * Stands in for a page that cannot be fetched (entries/service-worker.ts). It is shown under that page's own
 * address, so the link that tries again names none: it loads the address the reader asked for.
 */
export function OfflinePage({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader headline={{ name: t('offlineTitle') }} description={t('offlineText')} />
      <p className="markdown">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one the reader asked for */}
        <a href="">{t('offlineRetry')}</a>
      </p>
      <CardSection title={t('notFoundStart')} entries={page.menu} />
    </>
  );
}
