import { searchParameter } from '../../data/search-parameter';

/** What was asked, and which result was chosen: kept with the page's place in the history of its tab. */
export interface QuestionState {
  question: string;
  kind: string;
  product: string;
  /** The chosen result (result-key.ts). */
  chosen: string;
}

/** What an address asks, as a browser writes it that offers this site's search among its own. */
function askedByAddress(): QuestionState | undefined {
  const question = new URLSearchParams(location.search).get(searchParameter)?.trim();
  return question ? { question, kind: '', product: '', chosen: '' } : undefined;
}

/** What a reader who comes back had asked, or what the address asks; the history holds what anybody wrote there. */
export function readQuestion(): QuestionState | undefined {
  const stored: unknown = history.state?.search;
  if (typeof stored !== 'object' || stored === null) return askedByAddress();
  const { question, kind, product, chosen } = stored as Record<string, unknown>;
  return typeof question === 'string' && typeof kind === 'string' && typeof product === 'string'
    ? { question, kind, product, chosen: typeof chosen === 'string' ? chosen : '' }
    : undefined;
}

/** Keeps it, or forgets it; what the address asked has been answered. */
export function writeQuestion(search: QuestionState | undefined): void {
  const address = new URL(location.href);
  if (address.searchParams.has(searchParameter)) address.searchParams.delete(searchParameter);
  history.replaceState({ ...history.state, search }, '', address);
}
