import { markFlushGrid } from '../flush-grids';
import { demoThemeCssFor } from '../theme/theme-css';
import type { LayoutReads } from './browser/current-layout';
import type { CollectedStyles } from './collect-styles';
import { containsPackageText } from './contains-package-text';
import type { DefaultLocale } from './default-locale';
import { areForAnyRoom, flowColumns, type GridColumns } from './flow-columns';
import { inlineReferences } from './inline-references';
import { dependsOnGridsOnly, dependsOnPointerOnly } from './known-sizes';
import type { Screen } from './layout/element-styles';
import { containsUnmarkedText } from './marked-texts';
import { ownRules } from './own-rules';
import { isTouched } from './places';
import { schemeColorsCss, withSchemeColors } from './scheme-colors';
import { type Shape, shapeOf } from './shape';
import { skipUnseen } from './skip-unseen';
import { slimCharts } from './slim-charts';
import { dropUnnamed, slimGrids } from './slim-grids';
import { withStableIds } from './stable-ids';
import { stabilizeSkeletons } from './stable-skeletons';
import { hideVisuallyHidden } from './visually-hidden';

/** The HTML in a demo's box, and the rules that it uses. */
export interface MountedDrawing {
  html: string;
  styles: string[];
  shape: Shape;
  /**
   * Whether it is the same on any screen: only its grids depend on the width, and they share it out with CSS.
   */
  isForAnyRoom: boolean;
  /** Whether the pointer alone decides how it differs on another screen. */
  isByPointer: boolean;
  hasPackageText: boolean;
  /** Whether it differs between languages in marked texts alone (text-marks.ts). */
  differsInMarksOnly: boolean;
}

/** A demo that has come to rest, and what was noted on the way. */
export interface SettledDemo {
  box: Element;
  screen: Screen;
  reads: LayoutReads;
  /** The states that its grids reported, in order. */
  gridStates: readonly GridColumns[];
  usedBy: CollectedStyles['usedBy'];
  locale: DefaultLocale;
  isMarkMeasured: () => boolean;
}

/** What is published of a demo that has come to rest; undefined if one of its rules cannot be. Changes the demo's box. */
export function settledDrawing(demo: SettledDemo): MountedDrawing | undefined {
  const { box, reads, usedBy } = demo;
  slim(demo);
  const isForAnyRoom = areForAnyRoom(box) && dependsOnGridsOnly(reads, box);
  skipUnseen(box);
  const html = box.getHTML();
  const seen = {
    shape: shapeOf(box),
    isForAnyRoom,
    isByPointer: dependsOnPointerOnly(reads),
    ...languagesOf(html, demo),
  };
  const rules = inlineReferences(box, [...usedBy(html), ...ownRules(box, html)]);
  if (!rules) return undefined;
  dropUnnamed(box, rules);
  return { ...finished(withStableIds(box.getHTML()), rules), ...seen };
}

/** Leaves out what readers cannot see, and makes the rest as it is on any page. */
function slim({ box, screen, gridStates }: SettledDemo): void {
  flowColumns(box, gridStates);
  slimGrids(box, isTouched(screen) ? 'touched' : 'pointed at');
  slimCharts(box);
  stabilizeSkeletons(box);
  markFlushGrid(box);
  hideVisuallyHidden(box);
}

type Languages = Pick<MountedDrawing, 'hasPackageText' | 'differsInMarksOnly'>;

function languagesOf(html: string, { locale, isMarkMeasured }: SettledDemo): Languages {
  const isWritten = locale.wroteDates() || locale.wroteStyledNumbers();
  return {
    hasPackageText: containsPackageText(html) || locale.wroteDates(),
    differsInMarksOnly: !isWritten && !isMarkMeasured() && !containsUnmarkedText(html),
  };
}

function finished(html: string, rules: string[]): Pick<MountedDrawing, 'html' | 'styles'> {
  const drawn = withSchemeColors({ html, rules });
  const css = drawn.rules.join('');
  return {
    html: drawn.html,
    styles: [demoThemeCssFor(drawn.html + css), schemeColorsCss(drawn.html + css), ...drawn.rules],
  };
}
