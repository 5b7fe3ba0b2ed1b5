import type { Recipe } from '../cache';
import type { Assets, ReadText } from '../model';
import { SECTION_PAGES } from '../published/section-pages';
import { contentOf, type PendingContent } from '../steps/6-render/page/content';
import { contentKey } from '../steps/6-render/page/content-key';
import type { PageSources } from './page-requests';
import type { DocumentRequest } from './threads/document-page';

/** The inputs of a search index; without the site's modules, words of its components are missing. */
export interface IndexSources extends Pick<PageSources, 'inventory' | 'routes' | 'texts' | 'reference'> {
  assets?: Assets | undefined;
}

/** The inputs and the cache key of the documents of one page. */
interface DocumentRecipe extends Recipe {
  request: DocumentRequest;
}

/** The recipe of each page. Menu and scripts are no inputs, because documents contain nothing of them. */
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

/** Removes lists of other pages: the search finds these pages themselves. */
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

/** Whether a text places a component whose words only the site's code knows. */
function needsSite(text: ReadText | undefined, { reference }: IndexSources): boolean {
  const { catalogues = [], tables = [] } = reference?.facts ?? {};
  const known = new Set([
    SECTION_PAGES,
    ...catalogues.map(({ name }) => name),
    ...tables.map(({ component }) => component),
  ]);
  return (text?.facts.placed ?? []).some(({ component }) => !known.has(component));
}
