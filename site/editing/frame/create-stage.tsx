import { type ComponentType, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FrameLookStore, LookProviders } from './LookProviders';
import { RunBoundary } from './RunBoundary';
import { watchPopups } from './watch-popups';

/** Renders components in the frame, one after the other. */
export interface Stage {
  /** Renders a component instead of the last one. Rejects, and keeps the last one, if it throws. */
  show: (component: ComponentType, failed: (error: unknown) => void) => Promise<void>;
}

interface Drawing {
  root: Root;
  place: HTMLElement;
}

/** Renders with the settings of a store; the callback receives the height of the content, in px. */
export function createStage(store: FrameLookStore, grown: (height: number) => void): Stage {
  let current: Drawing | undefined;
  let forPopups = 0;
  const report = (): void => {
    if (current) grown(Math.max(heightOf(current.place), forPopups));
  };
  const observer = new ResizeObserver(report);
  watchPopups(
    () => current?.place,
    (height) => {
      forPopups = height;
      report();
    },
  );

  let shows = 0;

  const show: Stage['show'] = async (component, failed) => {
    shows += 1;
    const own = shows;
    await store.ready;
    const next = newDrawing();
    try {
      await draw(next, { component, store, failed });
    } catch (error) {
      clear(next);
      throw error;
    }
    // A later request was faster.
    if (own !== shows) return clear(next);
    if (current) clear(current);
    current = next;
    observer.disconnect();
    observer.observe(next.place);
    delete next.place.dataset.next;
    // Measured before the frame is shown for the first time, so that nothing below it moves.
    report();
  };
  return { show };
}

function heightOf(place: HTMLElement): number {
  return Math.ceil(place.getBoundingClientRect().height);
}

function newDrawing(): Drawing {
  const place = document.createElement('div');
  place.className = 'demo-root';
  place.dataset.next = '';
  document.body.append(place);
  return { place, root: createRoot(place) };
}

function clear({ root, place }: Drawing): void {
  root.unmount();
  place.remove();
}

interface DrawRequest {
  component: ComponentType;
  store: FrameLookStore;
  /** Receives errors after mounting. */
  failed: (error: unknown) => void;
}

/** Resolves when the component is in the document, and rejects if it throws before. */
function draw({ root }: Drawing, { component: Demo, store, failed }: DrawRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    let isThere = false;
    const thrown = (error: unknown): void => (isThere ? failed(error) : reject(error));
    const there = (): void => {
      isThere = true;
      resolve();
    };
    root.render(
      <RunBoundary thrown={thrown}>
        <LookProviders store={store}>
          <Demo />
        </LookProviders>
        <Committed then={there} />
      </RunBoundary>,
    );
  });
}

/** Reports when its siblings are in the document. */
function Committed({ then }: { then: () => void }) {
  useEffect(() => then(), [then]);
  return null;
}
