/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { vars } from '../theme/vars';
import { CardSection } from './CardSection';
import { NEAR_MATCHES } from './hooks';
import { PageHeader } from './PageHeader';

/** The mark of the site with a hole where its middle should be. */
const mark = css({ width: 72, marginBottom: 24, color: vars.accent, fill: 'currentColor' });

/** Shown when there are some (enhance-not-found.ts). */
const near = css({ '&:not([data-found])': { display: 'none' } });

/** Nothing is here: near matches come from the script, the first level of the menu is always there. */
export function NotFoundPage({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  return (
    <>
      <svg css={mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 1h6v6H1zM17 1h6v6h-6zM1 17h6v6H1zM17 17h6v6h-6z" />
        <path d="M9.5 9.500h5v5h-5z" fill="none" stroke="currentColor" strokeDasharray="2 1.6" />
      </svg>
      <PageHeader headline={{ name: t('notFoundTitle') }} description={t('notFoundText')} />
      <section className="markdown" css={near} {...hook(NEAR_MATCHES)}>
        <h2>{t('notFoundNear')}</h2>
        <ul />
      </section>
      <CardSection title={t('notFoundStart')} entries={page.menu} />
    </>
  );
}
