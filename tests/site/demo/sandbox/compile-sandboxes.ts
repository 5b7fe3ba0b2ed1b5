import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sandboxCompilerOptions } from '../../../../site/demo/sandbox/project-files';
import type { Sandbox } from '../../../../site/demo/sandbox/sandbox';
import { temporaryFolder } from '../../../temporary-folder';

const modules = path.resolve('node_modules');

/** Compiles sandboxes with the options they bring along, and returns what the compiler finds wrong, by their titles. */
export function compileSandboxes(sandboxes: readonly Sandbox[]): string[] {
  const folder = temporaryFolder('xdocs-sandboxes');
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  for (const [index, { files }] of sandboxes.entries())
    for (const [name, code] of Object.entries(files)) {
      const file = path.join(folder, 'projects', String(index), name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  const config = { compilerOptions: { ...sandboxCompilerOptions, types: [] }, include: ['projects'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(modules, 'typescript-native/bin/tsc');
  const args = [compiler, '-p', folder, '--noEmit', '--pretty', 'false'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^projects.(\d+)/, (_, index) => sandboxes[Number(index)]?.title ?? ''));
}
