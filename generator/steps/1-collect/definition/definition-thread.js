// @ts-check
// Runs a site definition in a thread of its own, so that nothing it does ends or holds up the program.
// Plain JavaScript: a thread begins with a file that Node understands, also when all else runs from source.
import { parentPort, workerData } from 'node:worker_threads';
import { plainData } from './plain-data.js';

process.setSourceMapsEnabled(true);

try {
  const loaded = await import(workerData.module);
  // A promise that it leaves behind, and that fails, is told of once all that was waiting has run.
  await new Promise(setImmediate);
  const { data, left } = plainData(loaded.site, workerData.mostLevels);
  parentPort?.postMessage({ exports: Object.keys(loaded), data, left });
} catch (error) {
  parentPort?.postMessage({ failure: failureOf(error) });
}

/** @param {unknown} error Whatever was thrown: it need not be an error. */
function failureOf(error) {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: String(error.stack) };
}
