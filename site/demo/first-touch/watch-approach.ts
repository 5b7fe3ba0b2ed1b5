/** The time by which a pointer's position is extrapolated, in ms: about the duration of a hand movement. */
const AHEAD_MS = [80, 160, 240];

const DRAWN = '[data-module]:not([data-mounted])';

/**
 * Reports each prerendered demo that a mouse approaches, once; touch gives no such sign. The target is the
 * element at the extrapolated position of the pointer.
 */
export function watchApproach(approached: (root: HTMLElement) => void): void {
  const reported = new WeakSet<HTMLElement>();
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
        if (!root || reported.has(root)) continue;
        reported.add(root);
        approached(root);
      }
    },
    { passive: true },
  );
}
