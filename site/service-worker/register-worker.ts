import { addresses } from '../../data/addresses';
import { fileUrl } from '../../generator/contract/url';
import { visiting } from '../support/storage';
import { workerUrl } from '../support/worker-url';
import { lastReload, noteReload } from './reload-mark';
import { LOOK_EVERY_MS, mayReload, mustSkipWaiting } from './reload-rule';

/**
 * Registers the worker for the whole site and follows its updates (RULES §4): a new one need not
 * wait, and when it has taken over, a page that an older one served is loaded anew once it has the focus.
 */
export async function registerWorker(url: string): Promise<void> {
  const container = navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (mayReload({ wasControlled, lastReload: lastReload(visiting), now: Date.now() })) reloadWithFocus();
  });
  const registration = await container.register(workerUrl(url), {
    scope: fileUrl('/', addresses),
    updateViaCache: 'none',
  });
  for (const worker of [registration.waiting, registration.installing]) if (worker) hurry(worker);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) hurry(registration.installing);
  });
  if (!wasControlled) tellVisit((await container.ready).active);
}

/** Tells a worker that it need not wait, as soon as it is installed. */
function hurry(worker: ServiceWorker): void {
  const tell = () => {
    if (mustSkipWaiting(worker.state)) worker.postMessage('skipWaiting');
  };
  worker.addEventListener('statechange', tell);
  tell();
}

let looking: number | undefined;

function reloadWithFocus(): void {
  looking ??= window.setInterval(() => {
    if (!document.hasFocus()) return;
    window.clearInterval(looking);
    if (noteReload(visiting, Date.now())) window.location.reload();
  }, LOOK_EVERY_MS);
}

/** The first page was loaded before there was a worker: it is told what to keep of it. */
function tellVisit(worker: ServiceWorker | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ visited: [window.location.href, ...files] });
}
