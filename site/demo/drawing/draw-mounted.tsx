import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DemoProviders } from '../mount/DemoProviders';
import { isFlushGrid } from '../flush-grids';
import type { Look } from '../theme/demo-theme';
import { demoThemeCssFor } from '../theme/theme-css';
import { answerLayout, answerNothing } from './browser/questions';
import { finishWork, resetTime, runToRest } from './browser/virtual-time';
import { chartColorsCss, withChartVariables } from './chart-colors';
import { collectStyles } from './collect-styles';
import { areForAnyRoom, flowColumns, type GridColumns } from './flow-columns';
import { hangsOnGridsAlone, isBeyondKnowing, isWorthShowing } from './known-sizes';
import { createStyleRules } from './layout/style-rules';
import { ownRules } from './own-rules';
import type { DemoPlace } from './places';
import { SeenOnly } from './SeenOnly';
import { type Shape, shapeOf } from './shape';
import { dropUnnamed, slimGrids } from './slim-grids';
import { speaks } from './speaks';
import { withStableIds } from './stable-ids';

/** What stands in a demo's box, and the rules that it makes use of. */
export interface MountedDrawing {
  html: string;
  styles: string[];
  shape: Shape;
  /** Whether it is the same on any screen: its grids share out what room they are given, and nothing else asks for one. */
  isForAnyRoom: boolean;
  speaks: boolean;
}

/** Screens that are narrower, in px, are touched. */
const TOUCHED_BELOW = 600;

/** What the page's own rules say of a box and of plain elements (demo-styles.ts, base-styles.ts). */
const GROUND = [
  '.demo-root{display:flex;flex-direction:column;align-items:center;font-size:1rem;line-height:1.5}',
  'p,h1,h2,h3,h4,h5,h6,ul,ol{margin:0;padding:0}button{padding:0;border:0}',
].join('');

/**
 * Mounts a demo, waits until it rests, and gives what stands there; undefined where that hangs on a size that is not
 * known for sure. Throws what the component throws, and when it does not come to rest.
 */
export async function drawMounted(
  Demo: ComponentType,
  { width, flushWidth, screen, look }: DemoPlace & { look: Look },
): Promise<MountedDrawing | undefined> {
  resetTime();
  const rules = createStyleRules(screen.width);
  rules.add(GROUND);
  const { cache, usedBy } = collectStyles(rules.add);
  const box = document.createElement('div');
  box.className = 'demo-root';
  document.body.replaceChildren(box);
  const widthNow = () => (isFlushGrid(box) ? flushWidth : width);
  const questions = answerLayout({ root: box, width: widthNow, screen, rules });
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
    await runToRest(() => isBeyondKnowing(questions, box));
    if (!isWorthShowing(questions, box)) return undefined;
    flowColumns(box, gridStates);
    slimGrids(box, screen.width < TOUCHED_BELOW ? 'touched' : 'pointed at');
    const isForAnyRoom = areForAnyRoom(box) && hangsOnGridsAlone(questions, box);
    const seen = { shape: shapeOf(box), isForAnyRoom, speaks: speaks(box.getHTML()) };
    const slim = box.getHTML();
    const used = [...usedBy(slim), ...ownRules(box, slim)];
    dropUnnamed(box, used);
    const html = withStableIds(box.getHTML());
    return used.some(namesAnId) ? undefined : { ...finished(html, used), ...seen };
  } finally {
    root.unmount();
    answerNothing();
    await finishWork();
    document.body.replaceChildren();
    resetTime();
  }
}

/** Ids of a drawing get names of their own in the page; rules, which other demos may share, cannot follow. */
function namesAnId(rule: string): boolean {
  return /url\(\s*["']?#/.test(rule);
}

function finished(html: string, rules: string[]): Pick<MountedDrawing, 'html' | 'styles'> {
  const drawn = { html: withChartVariables(html), rules: rules.map(withChartVariables) };
  const css = drawn.rules.join('');
  return {
    html: drawn.html,
    styles: [demoThemeCssFor(css), chartColorsCss(drawn.html + css), ...drawn.rules],
  };
}
