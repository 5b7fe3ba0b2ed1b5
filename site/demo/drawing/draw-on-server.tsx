import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { DemoProviders } from '../mount/DemoProviders';
import { FIRST_LOOK } from '../theme/demo-theme';
import { createDemoCache } from '../theme/emotion-cache';
import { demoThemeCssFor } from '../theme/theme-css';

/** Draws a demo as it looks before its effects have run. Throws what the component throws. */
export function drawOnServer(Demo: ComponentType): { html: string; styles: string } {
  const cache = createDemoCache();
  const { html, css } = createEmotionServer(cache).extractCritical(
    renderToString(
      <DemoProviders cache={cache} look={FIRST_LOOK}>
        <Demo />
      </DemoProviders>,
    ),
  );
  return { html, styles: demoThemeCssFor(css) + css };
}
