import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Servers and browsers of other projects are ended at the same time as this looks. */
const PATIENCE_MS = 10_000;

/** The profiles of browsers are Playwright's: it gives up removing one that a child of the browser still fills. */
const OF_BROWSERS = /^playwright/;

/** Gives all tests of this run a temporary folder of their own, and fails when something of ours is left in it. */
export default function setup(): () => Promise<void> {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-test-'));
  process.env['TMPDIR'] = folder;
  return async () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    const until = performance.now() + PATIENCE_MS;
    const ours = (): string[] => readdirSync(folder).filter((name) => !OF_BROWSERS.test(name));
    while (ours().length > 0 && performance.now() < until) await setTimeout(100);
    const left = ours();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (left.length === 0) return;
    // An error alone would be printed, and the run succeed.
    process.exitCode = 1;
    throw new Error(`Tests left these in the temporary folder: ${left.join(', ')}`);
  };
}
