import type { ComponentType } from 'react';
import type { Look } from '../theme/demo-theme';
import { drawMounted } from './draw-mounted';
import { narrowPlace, widePlace } from './places';
import { fitsBoth } from './shape';

/** What is drawn for both screens. */
export interface DrawnForBoth {
  html: string;
  /** The HTML for narrow pages, if it differs. */
  narrow?: string;
  /** Whether the latter is for screens without a mouse instead. */
  isByPointer?: boolean;
  rules: string[];
  hasPackageText: boolean;
  /** Whether it differs between languages in marked texts alone (text-marks.ts). */
  differsInMarksOnly: boolean;
}

/**
 * Prerenders a demo for the screens of a desktop and a phone; once if both are equal. Undefined if the result
 * depends on more than the width of its box.
 */
export async function drawAtBothWidths(Demo: ComponentType, look: Look): Promise<DrawnForBoth | undefined> {
  const wide = await drawMounted(Demo, { ...widePlace, look });
  if (!wide) return undefined;
  const { html, styles, hasPackageText, differsInMarksOnly } = wide;
  if (wide.isForAnyRoom) return { html, rules: styles, hasPackageText, differsInMarksOnly };
  const narrow = await drawMounted(Demo, { ...narrowPlace, look });
  if (!narrow) return undefined;
  const isOne = html === narrow.html || fitsBoth(wide.shape, narrow.shape);
  return {
    html,
    ...(!isOne && { narrow: narrow.html, isByPointer: wide.isByPointer && narrow.isByPointer }),
    rules: [...new Set([...styles, ...(isOne ? [] : narrow.styles)])],
    hasPackageText,
    differsInMarksOnly: differsInMarksOnly && narrow.differsInMarksOnly,
  };
}
