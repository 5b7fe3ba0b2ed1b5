import { withTimeout } from '../../support/timeout';
import { adoptTheme } from './adopt-theme';
import { DemoBoundary } from './DemoBoundary';
import { countFailure, failedAttempts } from './load-attempts';
import { loadDemo } from './load-demo';
import { type MountedDemo, mountedDemoOf } from './mounted-demo';
import { PageLookProviders, surroundingsNow } from './PageLookProviders';
import { renderInPlace } from './render-in-place';
import { restoreFailedDemo } from './restore-failed-demo';

/** The files of a demo are loaded before it is mounted, so only what they request later can delay it. */
const LOADING_MS = 8000;

let renderings = 0;

/** Loads and renders the demo of a box. Never rejects: after an error, the prerendered content is restored. */
export async function showDemo(box: HTMLElement, demo: MountedDemo): Promise<void> {
  renderings += 1;
  // A new key, so that React keeps no state of the rendering before.
  const key = renderings;
  // React cannot unmount a root while it renders it.
  const failed = () => {
    demo.onReady = undefined;
    queueMicrotask(() => restoreFailedDemo(box, demo));
  };
  try {
    const [Demo, first] = await withTimeout(
      LOADING_MS,
      Promise.all([loadDemo(demo.url, failedAttempts(demo.url)), surroundingsNow(demo.place.styles)]),
    );
    if (mountedDemoOf(box) !== demo) return;
    adoptTheme(demo.place.mount.ownerDocument, first.look);
    await renderInPlace(
      demo,
      <DemoBoundary key={key} failed={failed}>
        <PageLookProviders first={first} container={demo.place.styles}>
          <Demo />
        </PageLookProviders>
      </DemoBoundary>,
    );
  } catch (error) {
    console.error(error);
    countFailure(demo.url);
    restoreFailedDemo(box, demo);
  }
}
