import { workerUrl } from '../support/worker-url';

/**
 * This module is loaded twice: by the page, which starts it as a worker, and by the worker, which waits for
 * its port. So pages do not need the URL of a separate script.
 */
export function startWorker(failed: (error: ErrorEvent) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(workerUrl(new URL(import.meta.url).pathname), { type: 'module' });
  worker.addEventListener('error', failed);
  worker.postMessage('', [port2]);
  return port1;
}

if (!('document' in globalThis)) {
  addEventListener(
    'message',
    async ({ ports: [port] }) => {
      if (port) (await import('./answer-questions')).answerQuestions(port);
    },
    { once: true },
  );
}
