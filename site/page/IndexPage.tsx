import type { MenuEntry } from '../../generator/page/menu';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { CardList } from './CardList';
import { headline } from './headline';
import { PageHeader } from './PageHeader';

interface IndexPageProps {
  page: PageProps;
  entries: MenuEntry[];
}

/** A path that only has others below it: an index of them. */
export function IndexPage({ page, entries }: IndexPageProps) {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader headline={headline(page)} description={page.description} />
      <section aria-label={t('indexTitle')}>
        <CardList entries={entries} />
      </section>
    </>
  );
}
