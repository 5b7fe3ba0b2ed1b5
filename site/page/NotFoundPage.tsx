import { styled } from '@mui/material/styles';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { CardList } from './CardList';
import { PageHeader } from './PageHeader';

/** The mark of the site with a hole where its middle should be. */
const Mark = styled('svg')(({ theme }) => ({
  width: 72,
  marginBottom: theme.spacing(3),
  color: 'var(--x-accent)',
  fill: 'currentColor',
}));

/** Nothing is here: near matches come from the script, the first level of the menu is always there. */
export function NotFoundPage({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  return (
    <>
      <Mark viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1 1h6v6H1zM17 1h6v6h-6zM1 17h6v6H1zM17 17h6v6h-6z" />
        <path d="M9.5 9.500h5v5h-5z" fill="none" stroke="currentColor" strokeDasharray="2 1.6" />
      </Mark>
      <PageHeader headline={{ name: t('notFoundTitle') }} description={t('notFoundText')} />
      <section className="markdown near-matches">
        <h2>{t('notFoundNear')}</h2>
        <ul />
      </section>
      <section className="markdown">
        <h2>{t('notFoundStart')}</h2>
        <CardList entries={page.menu} />
      </section>
    </>
  );
}
