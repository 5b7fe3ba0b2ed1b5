import type { CDPSession } from 'playwright-core';

/** A place in the window, in px. */
interface Point {
  x: number;
  y: number;
}

/** A finger goes from one point to another, in small steps as fingers do. */
export async function swipe(finger: CDPSession, from: Point, to: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await touch('touchEnd');
}
