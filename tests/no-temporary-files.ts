import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all tests of this run a temporary folder of their own, and fails when something is left in it. */
export default function setup(): () => void {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-test-'));
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // An error alone would be printed, and the run succeed.
    process.exitCode = 1;
    throw new Error(`Tests left these in the temporary folder: ${left.join(', ')}`);
  };
}
