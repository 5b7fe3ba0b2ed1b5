import { type ComponentType, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type FrameLookStore, LookProviders } from './LookProviders';
import { RunBoundary } from './RunBoundary';

/** Where the frame draws components, one after the other. */
export interface Stage {
  /** Draws a component in the place of the one before. Rejects, and leaves that one alone, when it throws meanwhile. */
  show: (component: ComponentType, failed: (error: unknown) => void) => Promise<void>;
}

interface Drawing {
  root: Root;
  place: HTMLElement;
}

/** Draws in the look of a store, and calls back with the height that this takes, in px. */
export function createStage(store: FrameLookStore, grown: (height: number) => void): Stage {
  let current: Drawing | undefined;
  const observer = new ResizeObserver(() => current && grown(heightOf(current.place)));

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
    // What was asked for later is there already.
    if (own !== shows) return clear(next);
    if (current) clear(current);
    current = next;
    observer.disconnect();
    observer.observe(next.place);
    delete next.place.dataset.next;
    // Before the frame is shown for the first time, so that nothing below it moves.
    grown(heightOf(next.place));
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
  /** Told what it throws once it is there. */
  failed: (error: unknown) => void;
}

/** Resolves when the component is in the document, and rejects with what it throws before. */
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

/** Says when what stands beside it is in the document. */
function Committed({ then }: { then: () => void }) {
  useEffect(() => then(), [then]);
  return null;
}
