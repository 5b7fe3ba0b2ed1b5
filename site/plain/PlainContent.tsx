import type { MenuEntry } from '../../generator/page/menu';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Badges } from '../navigation/Badges';
import { Notice } from '../page/Notice';
import { PageNotices } from '../page/PageNotices';
import { siblings } from '../page/siblings';
import { originalUrl } from '../page/text-language';
import { PlainFacts } from './PlainFacts';
import { PlainParts } from './PlainParts';
import { PlainReference } from './PlainReference';

/** The content of a page, in the order of the rendered page. */
export function PlainContent({ page }: { page: PageProps }) {
  const { title, description, content } = page;
  const lead = (content.kind === 'text' && content.headers.lead) || description;
  return (
    <>
      <h1>{title}</h1>
      {lead !== '' && <p>{lead}</p>}
      <PageNotices page={page} />
      <PlainFacts {...page} />
      <PlainBody page={page} />
    </>
  );
}

function PlainBody({ page }: { page: PageProps }) {
  const { content } = page;
  switch (content.kind) {
    case 'text':
      return <PlainParts parts={content.parts} originalUrl={originalUrl(page)} />;
    case 'reference':
      return <PlainReference reference={content.reference} />;
    case 'index':
      return <PageList entries={content.entries} />;
    case 'unwritten':
      return <Unwritten page={page} />;
    // Replacement pages, whose content is not exported.
    case 'not-found':
    case 'offline':
      return null;
  }
}

function PageList({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.pathname}>
          <a href={entry.url}>{entry.title}</a> <Badges {...entry} />
        </li>
      ))}
    </ul>
  );
}

function Unwritten({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const around = siblings(page);
  return (
    <>
      <Notice kind="info" title={t('unwrittenTitle')}>
        {t('unwrittenText')}
      </Notice>
      {around.length > 0 && (
        <>
          <h2>{t('unwrittenAround')}</h2>
          <PageList entries={around} />
        </>
      )}
    </>
  );
}
