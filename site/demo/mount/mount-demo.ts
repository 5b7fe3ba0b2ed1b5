import { clearFailure } from '../clear-failure';
import type { TakePresses } from '../loading/runtime';
import { RESET_EVENT } from '../hooks';
import { moduleUrlOf } from '../module-url';
import { watchUpdates } from '../replay/after-updates';
import { counterpartsIn } from '../replay/counterparts';
import { replay } from '../replay/replay';
import { rowsAsIn } from '../replay/rows-as-in';
import { keepFocus } from './keep-focus';
import { keepHeight } from './keep-height';
import { needsReload } from './load-attempts';
import { mountedDemoOf, registerDemo } from './mounted-demo';
import { reloadFor } from '../reload-for';
import { showDemo } from './show-demo';
import { unmountDemo } from './unmount-demo';

/**
 * Mounts the demo of a box in the place of its prerendered content. Resolves when the demo can be used
 * (`data-mounted`), and never rejects: after an error the prerendered content is restored, with a message. Does nothing
 * if the demo is already mounted in the styling that the page shows. Events on the prerendered content (`takePresses`)
 * are replayed on the demo.
 */
export async function mountDemo(box: HTMLElement, takePresses: TakePresses = () => []): Promise<void> {
  const url = moduleUrlOf(box);
  if (url === undefined || mountedDemoOf(box)?.url === url) return;
  unmountDemo(box);
  const [find, hasRows] = [counterpartsIn(box), rowsAsIn(box)];
  const [release, refocus] = [keepHeight(box), keepFocus(box, find)];
  const demo = registerDemo(box, { url, retry: () => void retryDemo(box, url, takePresses) });
  let afterUpdates = watchUpdates();
  demo.onReplaced = () => {
    afterUpdates = watchUpdates();
    refocus();
    demo.presses = takePresses(box);
    box.dataset.replaced = '';
  };
  demo.onReady = () => {
    clearFailure(box);
    replay(box, demo.presses, { find, hasRows, afterUpdates }).catch(console.error);
  };
  await showDemo(box, demo);
  box.addEventListener(RESET_EVENT, reset);
  release();
  if (mountedDemoOf(box) === demo) box.dataset.mounted = '';
}

/** Renders the demo of a box again in its initial state. */
export async function resetDemo(box: HTMLElement): Promise<void> {
  const demo = mountedDemoOf(box);
  if (!demo) return mountDemo(box);
  const release = keepHeight(box);
  await showDemo(box, demo);
  release();
}

async function retryDemo(box: HTMLElement, url: string, takePresses: TakePresses): Promise<void> {
  box.ariaBusy = 'true';
  if (needsReload(url)) reloadFor(box);
  else await mountDemo(box, takePresses);
  box.ariaBusy = null;
}

function reset(event: Event): void {
  if (event.currentTarget instanceof HTMLElement) void resetDemo(event.currentTarget);
}
