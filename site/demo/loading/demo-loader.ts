import { afterPatience, withPatience } from '../../support/patience';
import { yieldToMain } from '../../support/yield-to-main';
import { createQueue } from '../demo-queue';
import { showFailure } from '../failure-element';
import { moduleUrlOf } from '../module-url';
import { tryAgain } from '../try-again';
import { idle } from './idle';
import type { PageFiles } from './page-files';
import { runtimeOf } from './runtime';

/** A reader is told this long after a demo came near that it did not come. */
const LOADING_MS = 10_000;

/** So long the others wait for a demo that waits for something itself. */
const TURN_MS = 2000;

/**
 * Gives what brings the demo of a box to life, or tells in the box that it does not come and offers to try again.
 * Files are fetched side by side, so that no demo waits for another one's; mounting is done one after the other.
 */
export function createDemoLoader(runtimeUrl: string, files: PageFiles): (root: HTMLElement) => void {
  const enqueue = createQueue((work: () => Promise<void>) => work());
  /** The latest try of each box. */
  const tries = new WeakMap<HTMLElement, object>();
  const failed = new Set<HTMLElement>();
  const needs = (root: HTMLElement) => [runtimeUrl, moduleUrlOf(root) ?? ''];
  const runtime = runtimeOf(runtimeUrl);

  const tell = (root: HTMLElement): void => {
    runtime.now()?.unmountDemo(root);
    failed.add(root);
    showFailure(root, () => void tryAgain(root, () => again(root)));
  };

  const again = async (root: HTMLElement): Promise<void> => {
    files.renew(needs(root));
    root.ariaBusy = 'true';
    await bring(root);
    root.ariaBusy = null;
    if (!failed.has(root)) for (const other of failed) void bring(other);
  };

  const bring = async (root: HTMLElement): Promise<void> => {
    const current = {};
    tries.set(root, current);
    const isLatest = () => tries.get(root) === current;
    const stop = afterPatience(LOADING_MS, () => isLatest() && tell(root));
    try {
      await idle();
      await files.ready(needs(root));
      const { mountDemo } = await runtime.imported();
      stop();
      if (!isLatest()) return;
      failed.delete(root);
      await enqueue(async () => {
        await idle();
        // What was fetched has just run for the first time; so will the demo's own module.
        await yieldToMain();
        await inTurn(mountDemo(root));
      });
    } catch (error) {
      stop();
      console.error(error);
      if (isLatest()) tell(root);
    }
  };

  window.addEventListener('online', () => {
    for (const root of failed) void again(root);
  });
  return (root) => void bring(root);
}

/** Resolves when a demo is mounted, or when the next one's turn has come. */
function inTurn(mounted: Promise<void>): Promise<void> {
  return withPatience(TURN_MS, mounted).catch(() => {});
}
