import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoProject } from './demo-project';

/** The compiler that is a program of its own: several times faster than the one in JavaScript. */
const COMPILER = 'typescript-native/package.json';

/**
 * Its threads would each work out the types of the same packages again: twice the work, and no sooner done.
 */
const FRUGAL = ['--singleThreaded'];

/**
 * Runs the compiler on a project and gives what it printed, with names relative to `root`. It works in a
 * process of its own, beside whatever else is done.
 */
export async function runCompiler(root: string, project: DemoProject): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-types-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(project));
    return await outputOf(['-p', config, '--pretty', 'false', ...FRUGAL], root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outputOf(args: string[], cwd: string): Promise<string> {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve(COMPILER)), 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, ...args], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.once('error', reject);
    child.once('close', () => resolve(printed));
  });
}
