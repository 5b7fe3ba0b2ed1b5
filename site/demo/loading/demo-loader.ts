import { afterPatience, withPatience } from '../../support/patience';
import { yieldToMain } from '../../support/yield-to-main';
import { createQueue } from '../demo-queue';
import { showFailure } from '../show-failure';
import { moduleUrlOf } from '../module-url';
import { idle } from './idle';
import type { PageFiles } from './page-files';
import { type Runtime, type RuntimeModule, runtimeOf, type TakePresses } from './runtime';

/** What loads the demos of a page. */
export interface Loader {
  /** Brings the demo of a box to life: at once where its reader has reached for it, else when there is time. */
  bring: (root: HTMLElement, isTouched: boolean) => void;
  /** Fetches what a demo consists of and runs none of it: its reader may be about to reach for it. */
  fetchAhead: (root: HTMLElement) => void;
}

/** A reader is told this long after a demo was asked for that it did not come. */
const LOADING_MS = 10_000;

/** So long the others wait for a demo that waits for something itself. */
const TURN_MS = 2000;

/** Brings demos of a page to life, or tells in their places that they do not come. */
class DemoLoader {
  readonly #runtimeUrl: string;
  readonly #files: PageFiles;
  readonly #runtime: RuntimeModule;
  readonly #takePresses: TakePresses;
  readonly #enqueue = createQueue((work: () => Promise<void>) => work());
  /** The latest try of each box. */
  readonly #tries = new WeakMap<HTMLElement, object>();
  readonly #failed = new Set<HTMLElement>();

  constructor(runtimeUrl: string, files: PageFiles, takePresses: TakePresses) {
    this.#runtimeUrl = runtimeUrl;
    this.#files = files;
    this.#takePresses = takePresses;
    this.#runtime = runtimeOf(runtimeUrl);
  }

  /** Fetches what a demo needs and mounts it; the reader is told when that takes too long, or fails. */
  async bring(root: HTMLElement, isTouched: boolean): Promise<void> {
    const current = {};
    this.#tries.set(root, current);
    const isLatest = () => this.#tries.get(root) === current;
    const stop = afterPatience(LOADING_MS, () => isLatest() && this.#tell(root));
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
      if (isLatest()) this.#tell(root);
    }
  }

  /** What does not come is asked for again when it is wanted, and told then. */
  fetchAhead(root: HTMLElement): void {
    this.#files.ready(this.#needs(root), 'low').catch(() => {});
  }

  /** Tries every demo again that did not come. */
  retry(): void {
    for (const root of this.#failed) void this.#again(root);
  }

  async #fetched(root: HTMLElement, isTouched: boolean): Promise<Runtime> {
    if (!isTouched) await idle();
    await this.#files.ready(this.#needs(root));
    // Side by side; what is wrong with the demo's own module its mounting tells.
    if (isTouched) runAhead(root);
    return await this.#runtime.imported();
  }

  #tell(root: HTMLElement): void {
    this.#runtime.now()?.unmountDemo(root);
    this.#failed.add(root);
    showFailure(root, this.#takePresses(root), () => void this.#again(root));
  }

  async #again(root: HTMLElement): Promise<void> {
    this.#files.renew(this.#needs(root));
    root.ariaBusy = 'true';
    await this.bring(root, true);
    root.ariaBusy = null;
    if (!this.#failed.has(root)) for (const other of this.#failed) void this.bring(other, false);
  }

  #needs(root: HTMLElement): string[] {
    return [this.#runtimeUrl, moduleUrlOf(root) ?? ''];
  }
}

/**
 * Gives what brings demos to life, or tells in their places that they do not come and offers to try again.
 * Files are fetched side by side, so that no demo waits for another one's; mounting is done one after the other.
 */
export function createDemoLoader(runtimeUrl: string, files: PageFiles, takePresses: TakePresses): Loader {
  const loader = new DemoLoader(runtimeUrl, files, takePresses);
  window.addEventListener('online', () => loader.retry());
  return {
    bring: (root, isTouched) => void loader.bring(root, isTouched),
    fetchAhead: (root) => loader.fetchAhead(root),
  };
}

/** A playground is no module of its own. */
function runAhead(root: HTMLElement): void {
  const url = moduleUrlOf(root);
  if (url?.endsWith('.js')) import(url).catch(() => {});
}

/** Mounts a demo; one that nobody has reached for, when there is time for it. */
async function mounted(isTouched: boolean, mount: () => Promise<void>): Promise<void> {
  if (!isTouched) await idle();
  // What was fetched has just run for the first time; so will the demo's own module.
  await yieldToMain();
  await inTurn(mount());
}

/** Resolves when a demo is mounted, or when the next one's turn has come. */
function inTurn(mounted: Promise<void>): Promise<void> {
  return withPatience(TURN_MS, mounted).catch(() => {});
}
