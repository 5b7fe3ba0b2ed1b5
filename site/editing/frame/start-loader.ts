import { HELLO, type PageMessage } from '../messages';
import { removeConnections } from './remove-connections';
import { createModules, type Modules } from './create-modules';

/** The runtime for edited code (site/entries/demo-frame.tsx). */
interface Runtime {
  startFrame: (port: MessagePort, modules: Modules) => void;
}

/**
 * Waits for the page around this frame, and loads the module that the page names. Never at the top level or
 * with the origin of the site, where it would run untrusted code with the permissions of the site.
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
  removeConnections();
  const modules = createModules(port);
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'ping') port.postMessage({ kind: 'pong' });
    if (data.kind === 'modules') modules.take(data.request, data.modules);
    if (data.kind !== 'begin') return;
    void modules.load<Runtime>(data.runtime).then(({ startFrame }) => startFrame(port, modules));
  });
  port.start();
}
