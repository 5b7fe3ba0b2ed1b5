import { addresses } from '../../data/addresses';
import { fileUrl } from '../../generator/contract/url';
import { EDITED } from '../support/edited-code';
import { visiting } from '../support/storage';
import { workerUrl } from '../support/worker-url';
import { noteReloads, readReloads } from './reload-mark';
import { afterReload, LOOK_EVERY_MS, mayReloadAt, mustSkipWaiting } from './reload-rule';
import type { Visit } from './visit';

/**
 * Registers the worker for the whole site and follows its updates (RULES §4): a new one is activated at once,
 * and pages that an older one served are reloaded when they have the focus and no edited code.
 */
export async function registerWorker(url: string): Promise<void> {
  const container = navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // A page that no worker served is not outdated.
    if (wasControlled) reloadWithFocus();
  });
  const registration = await container.register(workerUrl(url), {
    scope: fileUrl('/', addresses),
    updateViaCache: 'none',
  });
  for (const worker of [registration.waiting, registration.installing]) if (worker) hurry(worker);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) hurry(registration.installing);
  });
  if (!wasControlled) tellVisit(await container.ready);
}

/** Activates a worker as soon as it is installed. */
function hurry(worker: ServiceWorker): void {
  const tell = () => {
    if (mustSkipWaiting(worker.state)) worker.postMessage('skipWaiting');
  };
  worker.addEventListener('statechange', tell);
  tell();
}

let looking: number | undefined;

function reloadWithFocus(): void {
  const reloads = readReloads(visiting);
  const from = mayReloadAt(reloads, Date.now());
  looking ??= window.setInterval(() => {
    const now = Date.now();
    if (now < from || !document.hasFocus() || holdsEdits()) return;
    window.clearInterval(looking);
    if (noteReloads(visiting, afterReload(reloads, now))) window.location.reload();
  }, LOOK_EVERY_MS);
}

/** Code that a reader has changed, in an open or a closed editor, would be lost (editing/edit-session.ts). */
function holdsEdits(): boolean {
  return document.querySelector(`[${EDITED}]`) !== null;
}

/**
 * The first page was loaded without a worker, which is told the files to store: those of the page at once,
 * those of demos and menus when they are loaded.
 */
function tellVisit({ active }: ServiceWorkerRegistration): void {
  const tell = (visit: Visit) => active?.postMessage(visit);
  tell({ page: window.location.href, files: [] });
  new PerformanceObserver((list) => {
    tell({ files: list.getEntries().map(({ name }) => name) });
  }).observe({ type: 'resource', buffered: true });
}
