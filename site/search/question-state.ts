import { searchParameter } from '../../data/search-parameter';

/** The query and the selected result, stored in the history entry of the page. */
export interface QuestionState {
  question: string;
  kind: string;
  product: string;
  /** The selected result (result-key.ts). */
  chosen: string;
}

/** The query in the URL, as written by browsers with this site's OpenSearch description. */
function askedByAddress(): QuestionState | undefined {
  const question = new URLSearchParams(location.search).get(searchParameter)?.trim();
  return question ? { question, kind: '', product: '', chosen: '' } : undefined;
}

/** The query of the history entry, or of the URL; other code can write to the history. */
export function readQuestion(): QuestionState | undefined {
  const stored: unknown = history.state?.search;
  if (typeof stored !== 'object' || stored === null) return askedByAddress();
  const { question, kind, product, chosen } = stored as Record<string, unknown>;
  return typeof question === 'string' && typeof kind === 'string' && typeof product === 'string'
    ? { question, kind, product, chosen: typeof chosen === 'string' ? chosen : '' }
    : undefined;
}

/** Stores or removes the query; the query in the URL is removed. */
export function writeQuestion(search: QuestionState | undefined): void {
  const address = new URL(location.href);
  if (address.searchParams.has(searchParameter)) address.searchParams.delete(searchParameter);
  history.replaceState({ ...history.state, search }, '', address);
}
