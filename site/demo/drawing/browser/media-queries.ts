import { readScreen } from './current-layout';

/** Evaluates media queries for the width of the simulated screen; animations are disabled. */
export function matchMedia(query: string): MediaQueryList {
  const nothing = { onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { matches: matches(query), media: query, ...nothing });
}

function matches(query: string): boolean {
  if (/^(?:all|screen)$/.test(query.trim())) return true;
  if (/reduced-motion/.test(query)) return true;
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (/pointer:\s*fine|any-hover|hover:\s*hover/.test(query)) return !/none|coarse/.test(query);
  if (least === undefined && most === undefined) return false;
  const { width } = readScreen();
  return width >= Number(least ?? 0) && width <= Number(most ?? Number.POSITIVE_INFINITY);
}
