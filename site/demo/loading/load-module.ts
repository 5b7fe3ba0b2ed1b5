import { fetchWhole, type WantedFile } from './fetch-whole';

/** A request for a module. */
interface ModuleRequest {
  signal: AbortSignal;
  priority: RequestPriority;
}

/** Brands of the browser and their versions. Only Chromium has it. Source: User-Agent Client Hints. */
interface Brands {
  brands: { brand: string; version: string }[];
}

/** The first version in which this was verified. Source: whatwg/html pull request 10327. */
export const CHROMIUM_RETRIES_SINCE = 156;

/**
 * Whether the browser requests a module again after a failure. Others cache the failure for the lifetime of the document,
 * and cannot be asked which of the two they do.
 */
export function retriesModules(): boolean {
  const named: Navigator & { userAgentData?: Brands } = navigator;
  const chromium = named.userAgentData?.brands.find(({ brand }) => brand === 'Chromium');
  return Number(chromium?.version) >= CHROMIUM_RETRIES_SINCE;
}

/**
 * Fetches a module, verifies it by its hash and compiles it, but does not run it: importing it needs no further request.
 * Rejects when it cannot be loaded. A browser that caches failures fetches it first, because a fetch can be repeated;
 * others save that step, and take it only when the module does not arrive whole.
 */
export async function loadModule(file: WantedFile, request: ModuleRequest): Promise<void> {
  if (!retriesModules()) {
    await fetchWhole(file, request);
    preloadModule(file, request).catch(() => {});
    return;
  }
  try {
    await preloadModule(file, request);
  } catch {
    await fetchWhole(file, request);
    await preloadModule(file, request);
  }
}

function preloadModule({ url, digest }: WantedFile, { priority }: ModuleRequest): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.integrity = `sha256-${digest}`;
  link.fetchPriority = priority;
  // The page would be reloaded (preferences/before-paint.ts).
  link.dataset.again = '1';
  link.href = url;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}
