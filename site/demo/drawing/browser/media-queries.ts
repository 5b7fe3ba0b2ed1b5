import { appliesTo } from '../media-answers';
import { readScreen } from './current-layout';

/** Evaluates media queries for the simulated screen. */
export function matchMedia(query: string): MediaQueryList {
  const nothing = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  const matches = appliesTo(query, () => readScreen(query));
  return Object.assign(new EventTarget(), { matches, media: query, ...nothing });
}
