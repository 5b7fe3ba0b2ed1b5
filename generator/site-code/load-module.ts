import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { endless, onceWithinLimit } from './within-limit';

/** What is loaded needs hundredths of it. */
const MOST_SECONDS = 30;

const require = createRequire(import.meta.url);

/**
 * What a module of the site exports, which is the same module for whoever imports it afterwards. One that never ends
 * throws, as one does that waits for what never comes.
 */
export async function loadModule<T>(file: string, seconds = MOST_SECONDS): Promise<T> {
  try {
    return onceWithinLimit((): T => require(file), seconds);
  } catch (error) {
    if (!isAsync(error)) throw error;
  }
  return inTime(import(pathToFileURL(file).href), seconds);
}

/** A module that awaits something cannot be loaded at once. */
function isAsync(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_REQUIRE_ASYNC_MODULE';
}

async function inTime<T>(loading: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(endless(seconds)), seconds * 1000);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
