import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoDrawing } from '../../../generator/page/demo-server-entry';
import { DemoProviders } from '../mount/DemoProviders';
import type { Look } from '../theme/demo-theme';
import { createDemoCache } from '../theme/emotion-cache';
import { demoThemeCssFor } from '../theme/theme-css';
import { afterTransitions } from './after-transitions';
import { containsPackageText } from './contains-package-text';
import { scrolledLists } from './scrolled-lists';

/** Renders a demo in its initial state, before effects and after transitions. Throws errors of the component. */
export function drawOnServer(Demo: ComponentType, look: Look): DemoDrawing {
  const cache = createDemoCache();
  const { html, css } = createEmotionServer(cache).extractCritical(
    renderToString(
      <DemoProviders cache={cache} look={look}>
        <Demo />
      </DemoProviders>,
    ),
  );
  return {
    html: afterTransitions(html),
    styles: demoThemeCssFor(css) + css,
    rules: scrolledLists(html),
    hasPackageText: containsPackageText(html),
  };
}
