import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

const root = path.join(import.meta.dirname, '../../..');
const pages = path.join(root, 'data/pages');

/** What `npm create vite` writes for React and TypeScript, said in full: older compilers have other defaults. */
const FRESH_OPTIONS = {
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  types: ['vite/client'],
  allowArbitraryExtensions: true,
  skipLibCheck: true,
  strict: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  jsx: 'react-jsx',
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/** A fresh application whose `src` holds every demo of every page, with the files beside it. */
function freshApplication(): string {
  const folder = temporaryFolder('xdocs-fresh');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  cpSync(pages, path.join(folder, 'src'), {
    recursive: true,
    filter: (file) => !/\.md$|tsconfig\.json$/.test(file),
  });
  const config = { compilerOptions: FRESH_OPTIONS, include: ['src'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}

/** What the compiler prints about an application. */
function compiled(folder: string): string {
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('the demos of all pages', () => {
  it('are compiled here by the options of a fresh Vite application', () => {
    const { compilerOptions } = JSON.parse(readFileSync(path.join(pages, 'tsconfig.json'), 'utf8'));

    expect(compilerOptions).toEqual(FRESH_OPTIONS);
  });

  it('compile where a reader copies them to', { timeout: 300_000 }, () => {
    const folder = freshApplication();

    expect(readdirSync(path.join(folder, 'src'), { recursive: true }).length).toBeGreaterThan(900);
    expect(compiled(folder)).toBe('');
  });
});
