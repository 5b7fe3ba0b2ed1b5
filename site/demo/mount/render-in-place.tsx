import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterPaint } from '../../support/after-paint';
import { endWaiting, type MountedDemo, reportReplaced } from './mounted-demo';
import { REPLACED_EVENT, REPLACING_EVENT } from './replacing';

/**
 * Resolves when React has put the nodes into the document, with their listeners, and the browser has painted them. Renders
 * at once: so effects run before the first painting, and a press that waits is answered in it.
 */
export async function renderInPlace(demo: MountedDemo, node: ReactNode): Promise<void> {
  const committed = new Promise<void>((resolve) => demo.waiting.push(resolve));
  const root = demo.root ?? createRoot(demo.place.mount);
  const isReplacing = demo.root === undefined;
  demo.root = root;
  const tell = (type: string) => isReplacing && window.dispatchEvent(new Event(type));
  tell(REPLACING_EVENT);
  try {
    flushSync(() =>
      root.render(
        <>
          {node}
          <Committed onLayout={() => reportReplaced(demo)} onCommit={() => reportReady(demo)} />
        </>,
      ),
    );
  } finally {
    tell(REPLACED_EVENT);
  }
  await committed;
  await afterPaint();
}

/** Does not wait for the next paint, so that recorded events are replayed at once. */
function reportReady(demo: MountedDemo): void {
  endWaiting(demo);
  demo.onReady?.();
  demo.onReady = undefined;
}

/** Renders nothing. Reports each time when its siblings are put into the document, and when all effects have run. */
function Committed({ onLayout, onCommit }: { onLayout: () => void; onCommit: () => void }) {
  useLayoutEffect(onLayout, [onLayout]);
  useEffect(onCommit, [onCommit]);
  return null;
}
