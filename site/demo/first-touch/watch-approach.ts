/** How far ahead a pointer is followed, in ms: about what a hand needs from setting out to arriving. */
const AHEAD_MS = [80, 160, 240];

const DRAWN = '[data-module]:not([data-mounted])';

/**
 * Tells of each drawn demo that a mouse moves towards, once; fingers come without a sign. Where the pointer would be in
 * a moment, at the speed it has, is asked of the page itself.
 */
export function watchApproach(approached: (root: HTMLElement) => Promise<void>): void {
  const told = new WeakSet<HTMLElement>();
  let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y, timeStamp: at }) => {
      const [dx, dy, passed] = [x - last.x, y - last.y, at - last.at];
      last = { x, y, at };
      if (pointerType !== 'mouse' || passed === 0 || passed === Infinity || !navigator.onLine) return;
      for (const ahead of AHEAD_MS) {
        const steps = ahead / passed;
        const root = document.elementFromPoint(x + dx * steps, y + dy * steps)?.closest<HTMLElement>(DRAWN);
        if (!root || told.has(root)) continue;
        told.add(root);
        approached(root).catch(() => {});
      }
    },
    { passive: true },
  );
}
