import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterPaint } from '../../support/dom';
import { withPatience } from '../../support/patience';
import { clearFailure } from '../clear-failure';
import { reloadFor, showFailure } from '../show-failure';
import type { RecordedEvent } from '../first-touch/record-presses';
import type { TakePresses } from '../loading/runtime';
import { moduleUrlOf } from '../module-url';
import { counterpartsIn } from '../replay/counterparts';
import { replay } from '../replay/replay';
import { adoptTheme } from './adopt-theme';
import { DemoBoundary } from './DemoBoundary';
import { type DemoPlace, placeOf } from './demo-frame';
import { keepFocus } from './keep-focus';
import { keepHeight } from './keep-height';
import { loadDemo } from './load-demo';
import { makeReady } from './make-ready';
import { PageLookProviders, surroundingsNow } from './PageLookProviders';

/** The box's own event that asks for the demo as it was (site/demo/enhance-demos.ts sends it). */
const RESET_EVENT = 'demo:reset';

/** All files of a demo are there when it is mounted; only what they ask for later may keep it waiting. */
const LOADING_MS = 8000;

/** So often a module is imported under another address before the page is loaded anew. */
const MOST_ATTEMPTS = 2;

interface Mounted {
  /** There is one as soon as there is something to draw: React empties what it begins in. */
  root?: Root;
  place: DemoPlace;
  url: string;
  /** What stood in the box before, and stands there again without the demo. */
  picture: ChildNode[];
  takePresses: TakePresses;
  /** What was done with the picture, to be done with the demo. */
  presses: readonly RecordedEvent[];
  /** Called in the moment in which the picture makes way. */
  replaced?: (() => void) | undefined;
  /** Called when what took its place can be used. */
  answers?: (() => void) | undefined;
  /** Called when what was drawn last is in the document. */
  waiting: (() => void)[];
}

const mounted = new WeakMap<HTMLElement, Mounted>();

/** How often modules of boxes did not load. */
const attempts = new Map<string, number>();

/**
 * Loads the demo of a box and draws it in the place of its picture. Settles when that is done and the demo
 * answers its reader (`data-mounted`), and never rejects: what goes wrong is told at the picture, which then stays. A box
 * whose demo is there already, in the styling that the page shows, is left alone. What a reader did with the picture
 * (`takePresses`) is then done with the demo.
 */
export async function mountDemo(box: HTMLElement, takePresses: TakePresses = () => []): Promise<void> {
  const url = moduleUrlOf(box);
  if (url === undefined || mounted.get(box)?.url === url) return;
  unmountDemo(box);
  const find = counterpartsIn(box);
  const [release, refocus] = [keepHeight(box), keepFocus(box, find)];
  const demo = placed(box, { url, takePresses });
  demo.replaced = () => {
    refocus();
    demo.presses = takePresses(box);
    box.dataset.replaced = '';
  };
  demo.answers = () => {
    clearFailure(box);
    replay(demo.presses, find).catch(console.error);
  };
  await show(box, demo);
  box.addEventListener(RESET_EVENT, reset);
  release();
  if (mounted.get(box) === demo) box.dataset.mounted = '';
}

/** Takes a box's demo away, with everything it holds. Its picture stands there again. */
export function unmountDemo(box: HTMLElement): void {
  const demo = mounted.get(box);
  if (!demo) return;
  demo.root?.unmount();
  settle(demo);
  mounted.delete(box);
  delete box.dataset.mounted;
  delete box.dataset.replaced;
  // What stands there still keeps its focus.
  if (!demo.picture.some(({ isConnected }) => isConnected)) box.replaceChildren(...demo.picture);
}

/** Draws a box's demo as if its reader had never touched it. */
export async function resetDemo(box: HTMLElement): Promise<void> {
  const demo = mounted.get(box);
  if (!demo) return mountDemo(box);
  const release = keepHeight(box);
  await show(box, demo);
  release();
}

/** A document remembers what did not load, also of what a module imports itself: only a new one asks again. */
async function retryDemo(box: HTMLElement, { url, takePresses }: Mounted): Promise<void> {
  box.ariaBusy = 'true';
  if (attemptsAt(url) >= MOST_ATTEMPTS) reloadFor(box);
  else await mountDemo(box, takePresses);
  box.ariaBusy = null;
}

function attemptsAt(url: string): number {
  return attempts.get(url) ?? 0;
}

function reset(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) void resetDemo(event.currentTarget);
}

function placed(box: HTMLElement, asked: Pick<Mounted, 'url' | 'takePresses'>): Mounted {
  const picture = [...box.childNodes];
  const demo = { ...asked, picture, place: placeOf(box), presses: [], waiting: [] };
  mounted.set(box, demo);
  return demo;
}

let shown = 0;

/** A new key each time: React then keeps nothing of what was drawn before. */
async function show(box: HTMLElement, demo: Mounted): Promise<void> {
  shown += 1;
  const key = shown;
  // React cannot take away what it is drawing just now.
  const failed = () => {
    demo.answers = undefined;
    queueMicrotask(() => fail(box, demo));
  };
  try {
    const [Demo, first] = await withPatience(
      LOADING_MS,
      Promise.all([loadDemo(demo.url, attemptsAt(demo.url)), surroundingsNow(demo.place.styles)]),
    );
    await makeReady(first.look);
    if (mounted.get(box) !== demo) return;
    adoptTheme(demo.place.mount.ownerDocument, first.look);
    await drawn(
      demo,
      <DemoBoundary key={key} failed={failed}>
        <PageLookProviders first={first} container={demo.place.styles}>
          <Demo />
        </PageLookProviders>
      </DemoBoundary>,
    );
  } catch (error) {
    console.error(error);
    attempts.set(demo.url, attemptsAt(demo.url) + 1);
    fail(box, demo);
  }
}

/** Puts the picture back, and says there what happened; the demo may be asked for again. */
function fail(box: HTMLElement, demo: Mounted): void {
  if (mounted.get(box) !== demo) return;
  makeWay(demo);
  demo.answers = undefined;
  unmountDemo(box);
  showFailure(box, demo.presses, () => void retryDemo(box, demo));
}

/** Resolves when React has put the nodes into the document, with their listeners, and the browser has painted them. */
async function drawn(demo: Mounted, node: ReactNode): Promise<void> {
  const committed = new Promise<void>((resolve) => demo.waiting.push(resolve));
  demo.root ??= createRoot(demo.place.mount);
  demo.root.render(
    <>
      {node}
      <Committed at={() => makeWay(demo)} then={() => answer(demo)} />
    </>,
  );
  await committed;
  await afterPaint();
}

/** Whoever waits for a drawing that another one replaced, or that was taken away, waits no longer either. */
function settle({ waiting }: Mounted): void {
  for (const go of waiting.splice(0)) go();
}

/** Nothing else happens between a picture's end and this: neither a key nor a press falls between them. */
function makeWay(demo: Mounted): void {
  demo.replaced?.();
  demo.replaced = undefined;
}

/** Nobody who has pressed waits for the browser to paint first. */
function answer(demo: Mounted): void {
  settle(demo);
  demo.answers?.();
  demo.answers = undefined;
}

/** Draws nothing, and says each time when what stands beside it is put into the document, and when it is all there. */
function Committed({ at, then }: { at: () => void; then: () => void }) {
  useLayoutEffect(at, [at]);
  useEffect(then, [then]);
  return null;
}
