import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { addPathToErrors, type Snapshot, systemTemporaryFolder } from '../../../cache';
import { compilerFailed } from '../../../problems/catalogue/runs';
import { SiteError } from '../../../problems/site-error';
import { demoProject } from './demo-project';

/** The native compiler, several times faster than the one in JavaScript. */
const COMPILER = 'typescript-native/package.json';

/** Each thread would compute the types of the same packages: twice the work in the same time. */
const SINGLE_THREADED = ['--singleThreaded'];

/** The input of the compiler. */
export interface CompileRequest {
  snapshot: Snapshot;
  /** Demos, relative to the root. */
  files: readonly string[];
  /** The demos and all files that they import by a path. */
  sources: readonly string[];
  /** Generated files that are compiled with the demos: their code by name. */
  made?: Readonly<Record<string, string>>;
  /** Whether types have to be imported as types. */
  verbatim?: boolean;
}

/**
 * Compiles demos and returns the compiler's output, with names relative to the root. It runs in a separate
 * process, on a copy of the snapshot, so the result always matches the bytes by which it is cached.
 */
export async function runCompiler({
  snapshot,
  files,
  sources,
  made = {},
  verbatim = false,
}: CompileRequest): Promise<string> {
  const temporary = systemTemporaryFolder('xdocs-types-');
  try {
    const folder = linkPackages(snapshot.root, temporary.folder);
    const write = (file: string, code: Buffer | string): void => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      addPathToErrors(path.join(folder, file), () => writeFileSync(path.join(folder, file), code));
    };
    for (const file of sources) write(file, snapshot.read(file));
    for (const [file, code] of Object.entries(made)) write(file, code);
    const config = path.join(folder, 'tsconfig.json');
    const compiled = [...files, ...Object.keys(made)].map((file) => path.join(folder, file));
    writeFileSync(config, JSON.stringify(demoProject(compiled, { verbatim })));
    const printed = await outputOf(['-p', config, '--pretty', 'false', ...SINGLE_THREADED], folder);
    return printed.replace(OUTSIDE, (file) =>
      seenFrom(snapshot.root, path.resolve(realpathSync(folder), file)),
    );
  } finally {
    temporary.remove();
  }
}

/** The name of a file of a package: the compiler follows links out of its working folder. */
const OUTSIDE = /^\.\.\/.*?(?=\(\d+,\d+\): )/gm;

function seenFrom(root: string, file: string): string {
  return path.relative(realpathSync(root), file).replaceAll(path.sep, '/');
}

/**
 * Links packages into a folder below `temporary` so that they are resolved like those of the site: first
 * those of its root, then those of each parent folder.
 */
function linkPackages(root: string, temporary: string): string {
  let folder = temporary;
  for (const packages of packageFolders(root).toReversed()) {
    symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
    folder = path.join(folder, 'site');
    mkdirSync(folder);
  }
  return folder;
}

/** The nearest one is first. */
function packageFolders(folder: string): string[] {
  const packages = path.join(folder, 'node_modules');
  const above = path.dirname(folder);
  return [...(existsSync(packages) ? [packages] : []), ...(above === folder ? [] : packageFolders(above))];
}

/** What the compiler prints for each fault, after the place. */
const FAULT = /\berror TS\d+: /;

function outputOf(args: string[], cwd: string): Promise<string> {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve(COMPILER)), 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, ...args], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // It also ends with another code than 0 when it has found faults. Without any, it has not compiled.
      if (code === 0 || (signal === null && FAULT.test(printed))) resolve(printed);
      else reject(new SiteError(compilerFailed(signal ?? `code ${code}`, printed)));
    });
  });
}
