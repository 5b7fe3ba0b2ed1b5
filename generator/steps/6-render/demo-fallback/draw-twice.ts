import { gzipSync } from 'node:zlib';
import type { Answer, DrawingOrder } from './drawing-program';
import { type Drawings, type Drawn, runDrawing } from './run-drawing';

/** What to draw, in whatever manner. */
export type Commission = Omit<DrawingOrder, 'manner'>;

/**
 * Draws demos as a server does, and once more as they stand in a browser, where the site can. The second drawing
 * counts where there is one; where it fails, hangs, is held back or is heavy, the first one does, with what went wrong there.
 */
export async function drawTwice(order: Commission, limitSeconds: number): Promise<Drawings> {
  const [served, mounted] = await Promise.all([
    runDrawing({ order: { ...order, manner: 'server' }, limitSeconds }),
    runDrawing({ order: { ...order, manner: 'browser' }, limitSeconds }),
  ]);
  if ('entryFailure' in served) return served;
  if ('entryFailure' in mounted) return mounted;
  return { drawn: served.drawn.map((drawn, at) => better(drawn, mounted.drawn[at])) };
}

/** What one drawing may weigh in its page, in bytes of gzip: a reader came for the text. */
const MOST_BYTES = 6000;

function better(served: Drawn, mounted: Drawn | undefined): Drawn {
  return mounted && !mounted.lost && mounted.html !== undefined && isLight(mounted) ? mounted : served;
}

function isLight({ html = '', narrow = '' }: Answer): boolean {
  return gzipSync(html + narrow).length <= MOST_BYTES;
}
