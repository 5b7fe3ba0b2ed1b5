import { type Memory, remember } from '../../../cache';
import type { Problem } from '../../../model';
import { compileProblems, moduleProblems } from '../esbuild-problems';
import { type Constants, isScript, readModule, type SiteModule } from './read-module';
import { styleModule } from './style-module';

/** A module, and the hash of everything that its code is made of. */
export interface HashedModule extends SiteModule {
  hash: string;
}

/** Where modules are cached, and what is replaced in them. */
export interface KnownModules {
  memory: Memory;
  constants: Constants;
}

/** A module with the other files that are part of its code, or the mistakes in it. */
export type KnownModule = { module: HashedModule; parts: readonly string[] } | { problems: Problem[] };

/** Reads and compiles a file of the site, or takes it from the cache. Data and pictures are left to the bundler. */
export async function knownModule(known: KnownModules, file: string): Promise<KnownModule> {
  const { snapshot } = known.memory;
  const hash = snapshot.hashOf(file);
  if (isScript(file))
    return readScript(known, file).then(
      (module) => ({ module: { ...module, hash }, parts: [] }),
      (failure: unknown) => ({ problems: compileProblems(failure) }),
    );
  if (file.endsWith('.css'))
    return readStyle(known, file).catch((failure: unknown) => ({
      problems: moduleProblems(failure, snapshot),
    }));
  return { module: { file, code: '', imports: [], hash }, parts: [] };
}

/** Compiled modules by the buffer of a file. A snapshot returns the same buffer while the file is unchanged. */
const byBytes = new WeakMap<Buffer, { key: string; module: SiteModule }>();

async function readScript({ constants, memory }: KnownModules, file: string): Promise<SiteModule> {
  const bytes = memory.snapshot.read(file);
  const key = JSON.stringify([file, constants]);
  const before = byBytes.get(bytes);
  if (before?.key === key) return before.module;
  const text = memory.snapshot.text(file);
  const inputs = { text, constants: JSON.stringify(constants) };
  const stored = await remember(memory, { name: `module ${file}`, inputs }, async ({ keep }) =>
    keep(JSON.stringify(await readModule({ file, text }, { constants }))),
  );
  const module: SiteModule = JSON.parse(memory.store.get(stored)?.toString('utf8') ?? '');
  byBytes.set(bytes, { key, module });
  return module;
}

/** A style sheet is made of others, and of pictures and faces, which become part of it. */
async function readStyle({ memory }: KnownModules, file: string): Promise<KnownModule> {
  const recipe = { name: `module ${file}`, inputs: {} };
  const { stored, parts } = await remember(memory, recipe, async ({ read, names, keep }) => {
    const found = new Set<string>();
    const noted = (part: string) => {
      found.add(part);
      return read(part);
    };
    const code = await styleModule(memory.snapshot.root, file, { read: noted, names });
    return { stored: keep(code), parts: [...found].sort() };
  });
  const code = memory.store.get(stored)?.toString('utf8') ?? '';
  // The name of stored content is its hash.
  return { module: { file, code, imports: [], hash: stored }, parts };
}
