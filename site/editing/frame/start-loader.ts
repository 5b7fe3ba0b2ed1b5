import { HELLO, type PageMessage } from '../messages';
import { closeWays } from './close-ways';
import { createModules, type Modules } from './create-modules';

/** What runs changed code (site/entries/demo-frame.tsx). */
interface Runtime {
  startFrame: (port: MessagePort, modules: Modules) => void;
}

/**
 * Waits for the page around this frame, and loads what it is told to. Nowhere else: a document with the site's own
 * origin, or with nobody around it, would run a stranger's code as the site's.
 */
export function startLoader(): void {
  if (window.origin !== 'null' || window.parent === window) return;
  addEventListener('message', function listen(event) {
    const [port] = event.ports;
    if (event.source !== window.parent || !port) return;
    removeEventListener('message', listen);
    begin(port);
  });
  window.parent.postMessage(HELLO, '*');
}

function begin(port: MessagePort): void {
  closeWays();
  const modules = createModules(port);
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'ping') port.postMessage({ kind: 'pong' });
    if (data.kind === 'modules') modules.take(data.request, data.modules);
    if (data.kind !== 'begin') return;
    void modules.load<Runtime>(data.runtime).then(({ startFrame }) => startFrame(port, modules));
  });
  port.start();
}
