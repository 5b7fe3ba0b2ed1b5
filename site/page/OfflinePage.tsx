/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { STORED_PAGES } from '../service-worker/offer-stored-pages';
import { hook } from '../support/hooks';
import { CardSection } from './CardSection';
import { PageHeader } from './PageHeader';

/** Where to begin on a site that can be reached: hidden once the service worker has said what is stored. */
const start = css({ [`[data-x=${STORED_PAGES}]:not(:empty) + &`]: { display: 'none' } });

/**
 * Stands in for a page that cannot be fetched (entries/service-worker.ts). It is shown under that page's own
 * address, so the link that tries again names none: it loads the address the reader asked for. The service worker,
 * which gives this page, writes into it what can be read.
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
      <section
        className="markdown"
        {...hook(STORED_PAGES)}
        data-title={t('offlineStored')}
        data-none={t('offlineNone')}
      />
      <div css={start}>
        <CardSection title={t('notFoundStart')} entries={page.menu} />
      </div>
    </>
  );
}
