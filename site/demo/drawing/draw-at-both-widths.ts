import type { ComponentType } from 'react';
import type { DemoDrawing } from '../../../generator/page/demo-server-entry';
import type { Look } from '../theme/demo-theme';
import { drawMounted } from './draw-mounted';
import { narrowPlace, widePlace } from './places';
import { fitsBoth } from './shape';

/**
 * Prerenders a demo for the screens of a desktop and a phone; once if both are equal. Undefined if the result
 * depends on more than the width of its box.
 */
export async function drawAtBothWidths(Demo: ComponentType, look: Look): Promise<DemoDrawing | undefined> {
  const wide = await drawMounted(Demo, { ...widePlace, look });
  if (wide?.isForAnyRoom)
    return { html: wide.html, styles: '', rules: wide.styles, hasPackageText: wide.hasPackageText };
  const narrow = wide && (await drawMounted(Demo, { ...narrowPlace, look }));
  if (!narrow) return undefined;
  const isOne = wide.html === narrow.html || fitsBoth(wide.shape, narrow.shape);
  const rules = [...new Set([...wide.styles, ...(isOne ? [] : narrow.styles)])];
  return {
    html: wide.html,
    ...(!isOne && { narrow: narrow.html }),
    styles: '',
    rules,
    hasPackageText: wide.hasPackageText,
  };
}
