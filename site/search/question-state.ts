/** What was asked, and which result was chosen: kept with the page's place in the history of its tab. */
export interface QuestionState {
  question: string;
  kind: string;
  product: string;
  /** Place of the chosen result. */
  at: number;
}

/** What a reader who comes back had asked; the history holds what anybody wrote there. */
export function readQuestion(): QuestionState | undefined {
  const stored: unknown = history.state?.search;
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { question, kind, product, at } = stored as Record<string, unknown>;
  return typeof question === 'string' && typeof kind === 'string' && typeof product === 'string'
    ? { question, kind, product, at: Number(at) || 0 }
    : undefined;
}

/** Keeps it, or forgets it. */
export function writeQuestion(search: QuestionState | undefined): void {
  history.replaceState({ ...history.state, search }, '');
}
