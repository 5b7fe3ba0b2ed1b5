import type { ComponentType } from 'react';
import type { DemoDrawing } from '../../../generator/page/demo-server-entry';
import type { Look } from '../theme/demo-theme';
import { drawMounted } from './draw-mounted';
import { narrowPlace, widePlace } from './places';
import { fitsBoth } from './shape';

/**
 * Draws a demo for a screen of a desktop and for one of a phone; once where both are the same. Undefined where what it
 * draws depends on more than the room that its box has.
 */
export async function drawAtBothWidths(Demo: ComponentType, look: Look): Promise<DemoDrawing | undefined> {
  const wide = await drawMounted(Demo, { ...widePlace, look });
  if (wide?.isForAnyRoom) return { html: wide.html, styles: '', rules: wide.styles, speaks: wide.speaks };
  const narrow = wide && (await drawMounted(Demo, { ...narrowPlace, look }));
  if (!narrow) return undefined;
  const isOne = wide.html === narrow.html || fitsBoth(wide.shape, narrow.shape);
  const rules = [...new Set([...wide.styles, ...(isOne ? [] : narrow.styles)])];
  return { html: wide.html, ...(!isOne && { narrow: narrow.html }), styles: '', rules, speaks: wide.speaks };
}
