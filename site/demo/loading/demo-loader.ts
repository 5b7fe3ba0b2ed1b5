import { afterTimeout, withTimeout } from '../../support/timeout';
import { createQueue } from '../demo-queue';
import { showFailure } from '../show-failure';
import { moduleUrlOf } from '../module-url';
import { reloadFor } from '../reload-for';
import { idle } from './idle';
import { retriesModules } from './load-module';
import type { PageFiles } from './page-files';
import { type Runtime, type RuntimeModule, runtimeOf, type TakePresses } from './runtime';

/** Loads the demos of a page. */
export interface Loader {
  /** Mounts the demo of a box: at once after an interaction, otherwise when the browser is idle. */
  bring: (root: HTMLElement, isTouched: boolean) => void;
  /** Fetches the files of a demo without running them, because the reader may be about to use it. */
  fetchAhead: (root: HTMLElement) => void;
}

/** The time after which a demo that is still loading counts as failed. */
const LOADING_MS = 10_000;

/** The maximum time for which a demo delays the next one. */
const TURN_MS = 2000;

/** How a demo that failed to load is loaded again. */
type Retry = 'request again' | 'reload the page';

/** Mounts the demos of a page, or shows their failure. */
class DemoLoader {
  readonly #runtimeUrl: string;
  readonly #files: PageFiles;
  readonly #runtime: RuntimeModule;
  readonly #takePresses: TakePresses;
  readonly #enqueue = createQueue((work: () => Promise<void>) => work());
  /** The latest attempt of each box. */
  readonly #tries = new WeakMap<HTMLElement, object>();
  /** Failed demos, and how each can be retried. */
  readonly #failed = new Map<HTMLElement, Retry>();

  constructor(runtimeUrl: string, files: PageFiles, takePresses: TakePresses) {
    this.#runtimeUrl = runtimeUrl;
    this.#files = files;
    this.#takePresses = takePresses;
    this.#runtime = runtimeOf(runtimeUrl);
  }

  /** Fetches the files of a demo and mounts it; shows a failure if that takes too long, or fails. */
  async bring(root: HTMLElement, isTouched: boolean): Promise<void> {
    const current = {};
    this.#tries.set(root, current);
    const isLatest = () => this.#tries.get(root) === current;
    const stop = afterTimeout(LOADING_MS, () => isLatest() && this.#tell(root, retryOfLate()));
    try {
      const { mountDemo } = await this.#fetched(root, isTouched);
      stop();
      if (!isLatest()) return;
      this.#failed.delete(root);
      await this.#enqueue(() => mounted(isTouched, () => mountDemo(root, this.#takePresses)));
      root.ariaBusy = null;
    } catch (error) {
      stop();
      console.error(error);
      if (isLatest()) this.#tell(root, 'request again');
    }
  }

  /** A failed prefetch is repeated, and reported, when the demo is needed. */
  fetchAhead(root: HTMLElement): void {
    this.#files.ready(this.#needs(root), 'low').catch(() => {});
  }

  /** Retries every demo that failed to load. */
  retry(): void {
    for (const [root, how] of this.#failed) if (how === 'request again') void this.#again(root);
  }

  async #fetched(root: HTMLElement, isTouched: boolean): Promise<Runtime> {
    if (!isTouched) await idle();
    const [runtime] = await Promise.all([this.#runtimeAhead(), this.#files.ready(this.#needs(root))]);
    if (isTouched) runAhead(root);
    return runtime;
  }

  /** The runtime prepares what all demos share while the files of a demo are still fetched. */
  async #runtimeAhead(): Promise<Runtime> {
    await this.#files.ready([this.#runtimeUrl]);
    return this.#runtime.imported();
  }

  #tell(root: HTMLElement, how: Retry): void {
    this.#runtime.now()?.unmountDemo(root);
    this.#failed.set(root, how);
    showFailure(root, this.#takePresses(root), () => {
      if (how === 'reload the page') reloadFor(root);
      else void this.#again(root);
    });
  }

  async #again(root: HTMLElement): Promise<void> {
    this.#files.renew(this.#needs(root));
    root.ariaBusy = 'true';
    await this.bring(root, true);
    root.ariaBusy = null;
    if (!this.#failed.has(root)) for (const other of this.#failed.keys()) void this.bring(other, false);
  }

  #needs(root: HTMLElement): string[] {
    return [this.#runtimeUrl, moduleUrlOf(root) ?? ''];
  }
}

/**
 * Creates the loader of a page's demos, which shows failures and offers to retry. Files are fetched in
 * parallel, so that no demo waits for the files of another; demos are mounted one after the other.
 */
export function createDemoLoader(runtimeUrl: string, files: PageFiles, takePresses: TakePresses): Loader {
  const loader = new DemoLoader(runtimeUrl, files, takePresses);
  window.addEventListener('online', () => loader.retry());
  return {
    bring: (root, isTouched) => void loader.bring(root, isTouched),
    fetchAhead: (root) => loader.fetchAhead(root),
  };
}

/** A pending request for a module can be neither ended nor repeated. */
function retryOfLate(): Retry {
  return retriesModules() ? 'reload the page' : 'request again';
}

/** Runs the module of a demo before it is mounted, which reports its errors. */
function runAhead(root: HTMLElement): void {
  const url = moduleUrlOf(root);
  if (url) import(url).catch(() => {});
}

/** Mounts a demo: at once if a reader has interacted with it, otherwise when the browser is idle. */
async function mounted(isTouched: boolean, mount: () => Promise<void>): Promise<void> {
  if (!isTouched) await idle();
  await inTurn(mount());
}

/** Resolves when a demo is mounted, or when it has used up its turn. */
function inTurn(mounted: Promise<void>): Promise<void> {
  return withTimeout(TURN_MS, mounted).catch(() => {});
}
