import { stylings } from '../../../page/styling';

/**
 * All ids that link to a demo: its name, and its name prefixed by a language and a styling, which opens that
 * source (RULES §4.9).
 */
export function demoAnchors(name: string): string[] {
  const sources = [`${name}.js`, `${name}.tsx`];
  const styled = stylings.flatMap((styling) => sources.map((id) => `${styling}-${id}`));
  return [name, ...sources, ...styled];
}

/** The name of the demo that a marker's file shows: `BasicPie.tsx` → `BasicPie`. */
export function demoName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.(tsx?|jsx?)$/, '');
}
