import type { ComponentType } from 'react';
import type { DemoDrawing } from '../../../generator/contract/demo-server-entry';
import { drawMounted } from './draw-mounted';
import { narrowPlace, widePlace } from './places';

/**
 * Draws a demo for a screen of a desktop and for one of a phone; once where both are the same. Undefined where what it
 * draws depends on more than the room that its box has.
 */
export async function drawAtBothWidths(Demo: ComponentType): Promise<DemoDrawing | undefined> {
  const wide = await drawMounted(Demo, widePlace);
  const narrow = wide && (await drawMounted(Demo, narrowPlace));
  if (!narrow) return undefined;
  if (wide.html === narrow.html) return { html: wide.html, styles: wide.styles.join('') };
  return { html: wide.html, narrow: narrow.html, styles: joined(wide.styles, narrow.styles) };
}

/** The rules of two drawings: most are in both, and each is told once. */
function joined(wide: string[], narrow: string[]): string {
  return [...new Set([...wide, ...narrow])].join('');
}
