import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isFlushGrid } from '../flush-grids';
import { DemoProviders } from '../mount/DemoProviders';
import type { Look } from '../theme/demo-theme';
import { clearLayout, setLayout } from './browser/current-layout';
import { finishWork, resetTime, runToRest } from './browser/virtual-time';
import { collectStyles } from './collect-styles';
import { writeAsIn } from './default-locale';
import type { GridColumns } from './flow-columns';
import { canBeShown, canNeverBeShown } from './known-sizes';
import { createStyleRules } from './layout/style-rules';
import { MARKED } from './marked-texts';
import type { DemoPlace } from './places';
import { SeenOnly } from './SeenOnly';
import { type MountedDrawing, settledDrawing } from './settled-drawing';
import { watchMarks } from './text-marks';

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
  const isMarkMeasured = watchMarks();
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
    return settledDrawing({ box, screen, reads, gridStates, usedBy, locale, isMarkMeasured });
  } finally {
    root.unmount();
    clearLayout();
    await finishWork();
    document.body.replaceChildren();
    resetTime();
  }
}
