import createCache, { type StylisPlugin } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { PageProps } from '../../generator/page/page';
import type { Rendered, ServerEntry } from '../../generator/page/server-entry';
import { App } from '../App';
import { headHtml } from '../head/head-html';
import { holdPresses } from '../head/hold-presses';
import { languageOf } from '../language/language-of';
import { searchWords } from '../page-components/search-words';
import { pagePictures } from '../pictures/page-pictures';
import { renderPlain } from '../plain/render-plain';
import { beforePaint } from '../preferences/before-paint';
import { withReferenceWords } from '../reference/reference-words';
import { sharedStyles } from '../shared-styles';

/** Emotion keeps compiled rules by this list, not by its contents: with one of its own, each page would compile them again. */
const stylisPlugins: StylisPlugin[] = [];

/** Renders one page from plain data to plain strings; equal data gives equal bytes. */
function render(given: PageProps): Rendered {
  const page = withReferenceWords(given);
  const cache = createCache({ key: 'x', stylisPlugins });
  const { html, css } = createEmotionServer(cache).extractCritical(
    renderToString(<App cache={cache} page={page} />),
  );
  return {
    head: headHtml(page),
    styles: css,
    body: html,
    htmlAttributes: { lang: languageOf(page.userLanguage).tag, dir: 'ltr' },
  };
}

/** The interface between generator and site (page/server-entry.ts). */
export const serverEntry: ServerEntry = {
  render,
  renderPlain,
  searchWords,
  picture: pagePictures,
  sharedStyles,
  beforePaint: () => holdPresses() + beforePaint(),
};
