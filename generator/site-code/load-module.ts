import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { endless, onceWithinLimit } from './within-limit';

/** What is loaded needs hundredths of it. */
const MOST_SECONDS = 30;

const require = createRequire(import.meta.url);

/** Modules that have been loaded: there is nothing left to watch, and watching costs more than most modules do. */
const loaded = new Map<string, unknown>();

/**
 * What a module of the site exports, which is the same module for whoever imports it afterwards. One that never ends
 * throws, as one does that waits for what never comes.
 */
export async function loadModule<T>(file: string, seconds = MOST_SECONDS): Promise<T> {
  if (!loaded.has(file)) loaded.set(file, await load(file, seconds));
  return loaded.get(file) as T;
}

async function load(file: string, seconds: number): Promise<unknown> {
  try {
    return onceWithinLimit((): unknown => require(file), seconds);
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
