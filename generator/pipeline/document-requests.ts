import type { Recipe } from '../cache';
import type { Assets, ReadText } from '../model';
import { SECTION_PAGES } from '../published/section-pages';
import { contentOf, type PendingContent } from '../steps/6-render/page/content';
import { contentKey } from '../steps/6-render/page/content-key';
import type { PageSources } from './page-requests';
import type { DocumentRequest } from './threads/document-page';

/** What an index is made from; without the site's modules its components tell no words. */
export interface IndexSources extends Pick<PageSources, 'inventory' | 'routes' | 'texts' | 'reference'> {
  assets?: Assets | undefined;
}

/** What the documents of one page are made from, and under which hashes they are remembered. */
interface DocumentRecipe extends Recipe {
  request: DocumentRequest;
}

/** For every page: neither menu nor scripts are among its inputs, as documents hold nothing of them. */
export function documentRequests(sources: IndexSources): DocumentRecipe[] {
  const content = contentOf(sources);
  return sources.routes.pages.map((route) => {
    const text = route.text && sources.texts.get(route.text.file);
    const request: DocumentRequest = {
      content: withoutNeighbours(content(route, text)),
      language: route.language,
      ...(sources.assets && needsSite(text, sources) && { server: sources.assets.server }),
    };
    return {
      name: `documents ${route.file}`,
      inputs: {
        content: contentKey(request.content),
        language: request.language,
        'site code': request.server?.replace(/.*[\\/]/, '') ?? '',
      },
      request,
    };
  });
}

/** Lists of other pages are found as these pages. */
function withoutNeighbours(content: PendingContent): PendingContent {
  if (content.kind === 'index') return { ...content, entries: [] };
  if (content.kind === 'reference' && 'data' in content) {
    const { example: _, ...rest } = content;
    return { ...rest, usedBy: [] };
  }
  if (content.kind !== 'text') return content;
  const placed = Object.entries(content.placed).filter(([, { kind }]) => kind !== 'pages');
  return { ...content, placed: Object.fromEntries(placed) };
}

/** Whether a text places what neither it nor the reference has the words of. */
function needsSite(text: ReadText | undefined, { reference }: IndexSources): boolean {
  const { catalogues = [], tables = [] } = reference?.facts ?? {};
  const known = new Set([
    SECTION_PAGES,
    ...catalogues.map(({ name }) => name),
    ...tables.map(({ component }) => component),
  ]);
  return (text?.facts.placed ?? []).some(({ component }) => !known.has(component));
}
