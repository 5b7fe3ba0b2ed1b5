import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoServerEntry } from '../../generator/contract/page';
import { DemoProviders } from '../demo/mount/DemoProviders';
import { FIRST_LOOK } from '../demo/theme/demo-theme';
import { createDemoCache } from '../demo/theme/emotion-cache';
import { demoThemeCssFor } from '../demo/theme/theme-css';

/** Draws a demo as it looks before its script runs. Throws what the component throws. */
function renderDemo(component: unknown): { html: string; styles: string } {
  if (!isComponent(component)) throw new TypeError('A demo exports its component as default.');
  const Demo = component;
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

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** The border between generator and demos (contract/page.ts). */
export const demoServerEntry: DemoServerEntry = { renderDemo };
