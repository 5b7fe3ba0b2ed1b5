import type { ComponentType } from 'react';
import type { Playground } from './definition';
import type { PlaygroundWords } from './PlaygroundFrame';

/** The scheme of module URLs of playgrounds. */
const SCHEME = 'playground:';

/** Loaded on demand. */
const charts: Record<string, () => Promise<Playground>> = {
  bar: async () => (await import('./charts/bar')).bar,
  line: async () => (await import('./charts/line')).line,
  pie: async () => (await import('./charts/pie')).pie,
  scatter: async () => (await import('./charts/scatter')).scatter,
  sparkline: async () => (await import('./charts/sparkline')).sparkline,
  gauge: async () => (await import('./charts/gauge')).gauge,
};

/** The component of `playground:bar`; undefined for other URLs. Rejects for an unknown playground. */
export function loadPlayground(address: string): Promise<ComponentType> | undefined {
  if (!address.startsWith(SCHEME)) return undefined;
  const load = charts[address.slice(SCHEME.length)];
  if (!load) return Promise.reject(new Error(`${address} is no playground.`));
  return Promise.all([load(), import('./PlaygroundView')]).then(([playground, { PlaygroundView }]) => () => (
    <PlaygroundView playground={playground} words={wordsOf(address)} />
  ));
}

/** Reads the texts in the reader's language from the box, so that the script contains no dictionary. */
function wordsOf(address: string): PlaygroundWords {
  const box = document.querySelector<HTMLElement>(`[data-module="${address}"]`);
  const { options = '', code = '', language = '' } = box?.dataset ?? {};
  return { options, code, language };
}
