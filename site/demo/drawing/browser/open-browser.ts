import { Window } from 'happy-dom';
import { installLayout } from './install-layout';
import { installVirtualTime, virtualNow } from './virtual-time';

/**
 * Simulates a browser for modules that are imported afterwards: a document, its classes, and timers that run
 * on request. It has no network access, and executes no markup.
 */
export function openBrowser(): void {
  const window = new Window({ url: 'https://drawing.invalid/', width: 1440, height: 900 });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (
      name in globalThis ||
      /^(?:fetch|Request|Response|Headers|XMLHttpRequest|WebSocket|eval|undefined|happyDOM|close)$/.test(name)
    )
      continue;
    Object.defineProperty(globalThis, name, {
      value: Reflect.get(window, name),
      configurable: true,
      writable: true,
    });
  }
  for (const name of [
    'Event',
    'EventTarget',
    'CustomEvent',
    'MessageEvent',
    'AbortController',
    'AbortSignal',
    'DOMException',
    'Blob',
    'File',
    'FormData',
    'navigator',
    'MutationObserver',
  ])
    Object.defineProperty(globalThis, name, {
      value: Reflect.get(window, name),
      configurable: true,
      writable: true,
    });
  for (const [name, value] of Object.entries({ window, self: window, document: window.document }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const target of [globalThis, window]) installVirtualTime(target);
  installLayout();
  performance.now = virtualNow;
  Object.defineProperty(window, 'performance', { value: performance, configurable: true });
  // React would use it for scheduling instead of the simulated timers.
  Reflect.deleteProperty(globalThis, 'MessageChannel');
}
