import path from 'node:path';
import { type Maker, type Memory, remember } from '../../../cache';
import type { Problem } from '../../../model';
import { moduleMissing } from '../../../problems/catalogue/modules';
import { compileProblems, moduleProblems } from '../esbuild-problems';
import { placeOfSpecifier } from './place-of';
import { type Constants, isScript, readModule, type SiteModule } from './read-module';
import { isBare, resolveFile } from './resolve-file';
import { styleModule } from './style-module';

/** A module and the files its relative imports lead to, by specifier. */
export interface WalkedModule extends SiteModule {
  /** Of everything that its code is made of. */
  hash: string;
  links: Record<string, string>;
}

/** Modules that entries import directly or indirectly, by path relative to the root. */
export type Modules = Map<string, WalkedModule>;

/** Where to walk. */
export interface Walk {
  memory: Memory;
  /** Records every file and folder that is read. */
  maker: Maker;
  constants: Constants;
}

/** Reads entries and everything they import by relative paths; reports imports that cannot be resolved. */
export async function walkModules(
  walk: Walk,
  entries: string[],
): Promise<{ modules: Modules; problems: Problem[] }> {
  const modules: Modules = new Map();
  const problems: Problem[] = [];
  const seen = new Set(entries);
  const visit = async (file: string): Promise<void> => {
    look(walk, file);
    const module = await read(walk, file).catch((failure: unknown) => {
      problems.push(
        ...(isStyle(file) ? moduleProblems(failure, walk.memory.snapshot) : compileProblems(failure)),
      );
      return undefined;
    });
    if (!module) return;
    const { links, missing } = linksOf(walk, module);
    modules.set(file, { ...module, links });
    problems.push(...missing.map((specifier) => isMissing(walk, file, specifier)));
    const next = Object.values(links).filter((linked) => !seen.has(linked));
    for (const linked of next) seen.add(linked);
    await Promise.all(next.map(visit));
  };
  await Promise.all(entries.map(visit));
  return { modules: new Map([...modules].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

/** Records the folder as well: an import without an ending may later resolve to a new file in it. */
function look({ maker }: Walk, file: string): void {
  maker.names(path.posix.dirname(file));
  maker.read(file);
}

/** Compiled modules by the buffer of a file. A snapshot returns the same buffer while the file is unchanged. */
const known = new WeakMap<Buffer, { key: string; module: SiteModule }>();

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

type ReadModule = Omit<WalkedModule, 'links'>;

async function read(walk: Walk, file: string): Promise<ReadModule> {
  const hash = walk.memory.snapshot.hashOf(file);
  if (isScript(file)) return { ...(await readScript(walk, file)), hash };
  return isStyle(file) ? readStyle(walk, file) : { file, code: '', imports: [], hash };
}

/** A style sheet is made of others, and of pictures and faces, which become part of it. */
async function readStyle(walk: Walk, file: string): Promise<ReadModule> {
  const { memory } = walk;
  const recipe = { name: `module ${file}`, inputs: {} };
  const { stored, parts } = await remember(memory, recipe, async ({ read: readPart, names, keep }) => {
    const found = new Set<string>();
    const noted = (part: string) => {
      found.add(part);
      return readPart(part);
    };
    const code = await styleModule(memory.snapshot.root, file, { read: noted, names });
    return { stored: keep(code), parts: [...found].sort() };
  });
  for (const part of parts) look(walk, part);
  // The name of stored content is its hash.
  return { file, code: memory.store.get(stored)?.toString('utf8') ?? '', imports: [], hash: stored };
}

async function readScript({ constants, memory }: Walk, file: string): Promise<SiteModule> {
  const bytes = memory.snapshot.read(file);
  const key = JSON.stringify([file, constants]);
  const before = known.get(bytes);
  if (before?.key === key) return before.module;
  const text = memory.snapshot.text(file);
  const inputs = { text, constants: JSON.stringify(constants) };
  const stored = await remember(memory, { name: `module ${file}`, inputs }, async ({ keep }) =>
    keep(JSON.stringify(await readModule({ file, text }, { constants }))),
  );
  const module: SiteModule = JSON.parse(memory.store.get(stored)?.toString('utf8') ?? '');
  known.set(bytes, { key, module });
  return module;
}

function linksOf({ memory }: Walk, { file, imports }: SiteModule) {
  const links: Record<string, string> = {};
  const missing: string[] = [];
  for (const { specifier } of imports) {
    if (isBare(specifier) || /^[a-z]+:/.test(specifier)) continue;
    const linked = resolveFile(memory.snapshot, file, specifier);
    if (linked === undefined) missing.push(specifier);
    else links[specifier] = linked;
  }
  return { links, missing };
}

function isMissing({ memory }: Walk, file: string, specifier: string): Problem {
  const beside = memory.snapshot
    .names(path.posix.dirname(file))
    .map((name) => `./${name.replace(/\.\w+$/, '')}`);
  return moduleMissing(specifier, beside, placeOfSpecifier(file, memory.snapshot.text(file), specifier));
}
