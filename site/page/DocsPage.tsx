/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import type { TocEntry } from '../../generator/page/content';
import type { PageProps } from '../../generator/page/page';
import { AdSlot } from '../ads/AdSlot';
import { packEditWords } from '../editing/edit-words';
import { useLanguage } from '../language/LanguageProvider';
import { exampleOf } from '../reference/example-of';
import { ReferenceBody } from '../reference/ReferenceBody';
import { referenceToc } from '../reference/reference-toc';
import { referenceHeading } from '../reference/reference-words';
import { Breadcrumb } from './Breadcrumb';
import { CopyPageButton } from './CopyPageButton';
import { headline } from './headline';
import { IndexPage } from './IndexPage';
import { NotFoundPage } from './NotFoundPage';
import { OfflinePage } from './OfflinePage';
import { PageBody } from './PageBody';
import { PageEnd } from './PageEnd';
import { PageFacts } from './PageFacts';
import { PageHeader } from './PageHeader';
import { PageMenu } from './PageMenu';
import { PageNotices } from './PageNotices';
import { pageStyles } from './page-styles';
import { pageTopStyles } from './page-top-styles';
import { ContentsButton, TableOfContents } from './TableOfContents';
import { originalUrl, otherTextLanguage } from './text-language';
import { UnwrittenPage } from './UnwrittenPage';

/** The column of the text and, where the page has headings, the column of its contents. */
export function DocsPage({ page }: { page: PageProps }) {
  const { content } = page;
  const { t } = useLanguage();
  const toc = content.kind === 'reference' ? referenceToc(content.reference, t) : tocOfText(content);
  const textLanguage = otherTextLanguage(page);
  return (
    <main
      id="main_content"
      css={pageStyles}
      data-edit-words={hasDemos(content) ? packEditWords(t) : undefined}
    >
      <article>
        <div css={pageTopStyles.top}>
          <Breadcrumb parents={page.parents} url={page.url} />
          {hasMarkdown(content) && (
            <>
              <CopyPageButton />
              <PageMenu url={page.url} />
            </>
          )}
          {toc.length > 0 && <ContentsButton />}
        </div>
        <PageNotices page={page} />
        <PageContent page={page} textLanguage={textLanguage} />
        <PageEnd page={page} />
      </article>
      {toc.length > 0 && <TableOfContents toc={toc} textLanguage={textLanguage} />}
    </main>
  );
}

/** A page that stands in for others has no address, and no Markdown beside it. */
function hasMarkdown({ kind }: PageProps['content']): boolean {
  return kind !== 'not-found' && kind !== 'offline';
}

/** Words of the editor stand once on a page with demos. */
function hasDemos(content: PageProps['content']): boolean {
  if (site.entries.demoEditor === undefined) return false;
  if (content.kind === 'text') return content.parts.some(({ kind }) => kind === 'demo');
  return content.kind === 'reference' && exampleOf(content.reference)?.kind === 'demo';
}

function tocOfText(content: PageProps['content']): TocEntry[] {
  return content.kind === 'text' ? content.toc : [];
}

interface PageContentProps {
  page: PageProps;
  textLanguage: string | undefined;
}

function PageContent({ page, textLanguage }: PageContentProps) {
  const { content } = page;
  switch (content.kind) {
    case 'text':
      return (
        <>
          <PageHeader
            headline={headline(page)}
            description={content.headers.lead ?? page.description}
            textLanguage={textLanguage}
          />
          <PageFacts {...page} />
          <AdSlot pathname={page.pathname} />
          <PageBody parts={content.parts} textLanguage={textLanguage} originalUrl={originalUrl(page)} />
        </>
      );
    case 'reference':
      return (
        <>
          <PageHeader
            headline={{ name: referenceHeading(content.reference, page.title) }}
            description={page.description}
          />
          <PageFacts {...page} />
          <AdSlot pathname={page.pathname} />
          <ReferenceBody reference={content.reference} />
        </>
      );
    case 'index':
      return <IndexPage page={page} entries={content.entries} />;
    case 'unwritten':
      return (
        <>
          <PageHeader headline={headline(page)} description={page.description} />
          <PageFacts {...page} />
          <UnwrittenPage page={page} />
        </>
      );
    case 'not-found':
      return <NotFoundPage page={page} />;
    case 'offline':
      return <OfflinePage page={page} />;
  }
}
