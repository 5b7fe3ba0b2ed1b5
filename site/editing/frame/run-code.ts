import type { ComponentType } from 'react';
import type { EditedFile } from '../messages';
import { CodeError } from './code-error';
import { compile, isScript } from './compile';
import { defineFile, type FileFunction } from './define-file';
import { fileFor } from './file-for';
import type { Offer } from './offer';
import { provide } from './provide';
import { styleFile } from './style-file';

/** Compiles and runs the files of a demo, and returns its component. Throws or rejects with their errors. */
export async function runCode(files: EditedFile[], offer: Offer): Promise<ComponentType> {
  const compiled = files.filter(({ name }) => isScript(name)).map(compile);
  const names = files.map(({ name }) => name);
  const packages = await provide(compiled, names, offer);
  const functions = new Map(
    await Promise.all(compiled.map(async (file) => [file.name, await defineFile(file)] as const)),
  );
  const entry = names[0] ?? '';
  const exported = requireFrom({ files, packages, functions })('', entry);
  const component = exported['default'];
  if (!isComponent(component)) throw new CodeError({ reason: 'no-component', file: entry });
  return component;
}

type Exports = Record<string, unknown>;

interface Program {
  files: EditedFile[];
  /** By specifier. */
  packages: ReadonlyMap<string, Exports>;
  functions: ReadonlyMap<string, FileFunction>;
}

/** The `require` of CommonJS: each file runs once, when it is first required. */
function requireFrom({ files, packages, functions }: Program): (from: string, specifier: string) => Exports {
  const known = new Map<string, { exports: Exports }>();
  const byName = new Map(files.map((file) => [file.name, file.code]));
  const load = (from: string, specifier: string): Exports => {
    const name = from === '' ? specifier : fileFor(specifier, from, byName.keys());
    if (name === undefined) return packages.get(specifier) ?? {};
    const module = known.get(name) ?? { exports: {} };
    if (known.has(name)) return module.exports;
    known.set(name, module);
    const run = functions.get(name);
    if (run) run((wanted) => load(name, wanted), module, module.exports);
    else module.exports = dataOf(name, byName.get(name) ?? '');
    return module.exports;
  };
  return load;
}

function dataOf(name: string, code: string): Exports {
  if (name.endsWith('.css')) return styleFile(name, code);
  return { __esModule: true, default: JSON.parse(code) };
}

/** A function, or an object that React created (`memo`, `forwardRef`). */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
