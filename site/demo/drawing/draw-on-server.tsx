import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoDrawing } from '../../../generator/page/demo-server-entry';
import { DemoProviders } from '../mount/DemoProviders';
import type { Look } from '../theme/demo-theme';
import { createDemoCache } from '../theme/emotion-cache';
import { demoThemeCssFor } from '../theme/theme-css';
import { speaks } from './speaks';

/** Draws a demo as it looks before its effects have run. Throws what the component throws. */
export function drawOnServer(Demo: ComponentType, look: Look): DemoDrawing {
  const cache = createDemoCache();
  const { html, css } = createEmotionServer(cache).extractCritical(
    renderToString(
      <DemoProviders cache={cache} look={look}>
        <Demo />
      </DemoProviders>,
    ),
  );
  return { html, styles: demoThemeCssFor(css) + css, speaks: speaks(html) };
}
