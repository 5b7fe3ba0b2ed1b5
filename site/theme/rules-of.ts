import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

/** Styles as plain CSS below a selector: for HTML that comes out of Markdown, which no component draws. */
export function rulesOf(selector: string, styles: SerializedStyles): string {
  const cache = createCache({ key: 'x', stylisPlugins: [] });
  return cache.insert(selector, styles, cache.sheet, false) ?? '';
}
