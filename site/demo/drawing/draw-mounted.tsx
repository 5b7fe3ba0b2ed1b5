import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DemoProviders } from '../mount/DemoProviders';
import { isFlushGrid, markFlushGrid } from '../flush-grids';
import type { Look } from '../theme/demo-theme';
import { demoThemeCssFor } from '../theme/theme-css';
import { clearLayout, setLayout } from './browser/current-layout';
import { finishWork, resetTime, runToRest } from './browser/virtual-time';
import { schemeColorsCss, withSchemeColors } from './scheme-colors';
import { collectStyles } from './collect-styles';
import { writeAsIn } from './default-locale';
import { areForAnyRoom, flowColumns, type GridColumns } from './flow-columns';
import { canBeShown, canNeverBeShown, dependsOnGridsOnly, dependsOnPointerOnly } from './known-sizes';
import { inlineReferences } from './inline-references';
import { createStyleRules } from './layout/style-rules';
import { containsUnmarkedText, MARKED, watchMarkedTexts } from './marked-texts';
import { ownRules } from './own-rules';
import { type DemoPlace, isTouched } from './places';
import { SeenOnly } from './SeenOnly';
import { type Shape, shapeOf } from './shape';
import { slimCharts } from './slim-charts';
import { dropUnnamed, slimGrids } from './slim-grids';
import { skipUnseen } from './skip-unseen';
import { hideVisuallyHidden } from './visually-hidden';
import { containsPackageText } from './contains-package-text';
import { withStableIds } from './stable-ids';
import { stabilizeSkeletons } from './stable-skeletons';

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
  /** Whether it differs between languages in marked texts alone (marked-texts.ts). */
  differsInMarksOnly: boolean;
}

/** The page's own rules for a box and for plain elements (demo-styles.ts, base-styles.ts). */
const GROUND = [
  '.demo-root{display:flex;flex-direction:column;align-items:center;font-size:1rem;line-height:1.5}',
  'p,h1,h2,h3,h4,h5,h6,ul,ol{margin:0;padding:0}button{padding:0;border:0}',
].join('');

/**
 * Mounts a demo, waits until it settles, and returns its HTML; undefined if it depends on an unknown size.
 * Throws errors of the component, and if it does not settle.
 */
export async function drawMounted(
  Demo: ComponentType,
  { width, flushWidth, screen, look }: DemoPlace & { look: Look },
): Promise<MountedDrawing | undefined> {
  resetTime();
  const locale = writeAsIn(look.language === MARKED ? undefined : look.language);
  const isMarkMeasured = watchMarkedTexts();
  const rules = createStyleRules(screen.width);
  rules.add(GROUND);
  const { cache, usedBy } = collectStyles(rules.add);
  const box = document.createElement('div');
  box.className = 'demo-root';
  document.body.replaceChildren(box);
  const widthNow = () => (isFlushGrid(box) ? flushWidth : width);
  const reads = setLayout({ root: box, width: widthNow, screen, rules });
  const root = createRoot(box);
  const gridStates: GridColumns[] = [];
  try {
    flushSync(() =>
      root.render(
        <DemoProviders cache={cache} look={look}>
          <SeenOnly onGridState={(state) => gridStates.push(state)}>
            <Demo />
          </SeenOnly>
        </DemoProviders>,
      ),
    );
    await runToRest(() => canNeverBeShown(reads, box));
    if (!canBeShown(reads, box)) return undefined;
    flowColumns(box, gridStates);
    slimGrids(box, isTouched(screen) ? 'touched' : 'pointed at');
    slimCharts(box);
    stabilizeSkeletons(box);
    markFlushGrid(box);
    hideVisuallyHidden(box);
    const isForAnyRoom = areForAnyRoom(box) && dependsOnGridsOnly(reads, box);
    skipUnseen(box);
    const slim = box.getHTML();
    const writes = locale.wroteDates() || locale.wroteStyledNumbers();
    const seen = {
      shape: shapeOf(box),
      isForAnyRoom,
      isByPointer: dependsOnPointerOnly(reads, box),
      hasPackageText: containsPackageText(slim) || locale.wroteDates(),
      differsInMarksOnly: !writes && !isMarkMeasured() && !containsUnmarkedText(slim),
    };
    const used = inlineReferences(box, [...usedBy(slim), ...ownRules(box, slim)]);
    if (!used) return undefined;
    dropUnnamed(box, used);
    return { ...finished(withStableIds(box.getHTML()), used), ...seen };
  } finally {
    root.unmount();
    clearLayout();
    await finishWork();
    document.body.replaceChildren();
    resetTime();
  }
}

function finished(html: string, rules: string[]): Pick<MountedDrawing, 'html' | 'styles'> {
  const drawn = withSchemeColors({ html, rules });
  const css = drawn.rules.join('');
  return {
    html: drawn.html,
    styles: [demoThemeCssFor(drawn.html + css), schemeColorsCss(drawn.html + css), ...drawn.rules],
  };
}
