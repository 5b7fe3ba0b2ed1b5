// @ts-check
// Runs a site definition in a separate thread, so that it can neither end nor block the program.
// Plain JavaScript: Node must be able to load the first module of a thread, also when the program runs from source.
import { parentPort, workerData } from 'node:worker_threads';
import { plainData } from './plain-data.js';

process.setSourceMapsEnabled(true);

try {
  const loaded = await import(workerData.module);
  // Node reports unhandled rejections after all microtasks.
  await new Promise(setImmediate);
  const { data, left } = plainData(loaded.site, workerData.mostLevels);
  parentPort?.postMessage({ exports: Object.keys(loaded), data, left });
} catch (error) {
  parentPort?.postMessage({ failure: failureOf(error) });
}

/** @param {unknown} error The thrown value, which need not be an Error. */
function failureOf(error) {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: String(error.stack) };
}
