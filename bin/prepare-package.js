// Compiles what `npm pack` publishes into bin/compiled: the program, the module that sites import, and the types of that module.
// `--remove` deletes the folder, because a checkout runs its sources.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, PROGRAM } from './compile.js';
import { fingerprintOf } from './fingerprint.js';

const own = path.dirname(fileURLToPath(import.meta.url));
const project = path.dirname(own);
const outdir = path.join(own, 'compiled');
const EXPORTS = 'generator/exports.ts';

rmSync(outdir, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  const entryPoints = { ...PROGRAM, index: EXPORTS };
  await compile({ project, outdir, entryPoints, fingerprint: fingerprintOf(project) });
  declareTypes(path.join(outdir, 'types'));
}

/** @param {string} folder */
function declareTypes(folder) {
  const compiler = path.join(project, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const options = ['--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck', '--ignoreConfig'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
  const args = [compiler, EXPORTS, ...options, ...modules, '--outDir', folder];
  execFileSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) if (name.endsWith('.ts')) addImportEndings(path.join(folder, name));
}

/**
 * Adds `.js` to relative imports: Node resolves them only with a file ending.
 * @param {string} file
 */
function addImportEndings(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(from '|import\(")(\.{1,2}\/[\w/-]+)(?=['"])/g, '$1$2.js'));
}
