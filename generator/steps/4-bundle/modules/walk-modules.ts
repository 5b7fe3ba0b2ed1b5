import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import type { Problem } from '../../../model';
import { moduleMissing } from '../../../problems/catalogue/modules';
import { compileProblems } from '../esbuild-problems';
import { placeOfSpecifier } from './place-of';
import { type Constants, isScript, readModule, type SiteModule } from './read-module';
import { isBare, resolveFile } from './resolve-file';

/** A module and the files its relative imports lead to, by specifier. */
export interface WalkedModule extends SiteModule {
  hash: string;
  links: Record<string, string>;
}

/** Every file that some entries reach, by path relative to the root. */
export type Modules = Map<string, WalkedModule>;

/** What was read in an earlier run, by content. */
export interface KnownModules {
  get(key: string): SiteModule | undefined;
  set(key: string, module: SiteModule): void;
}

/** Where to walk. */
export interface Walk {
  root: string;
  constants: Constants;
  known: KnownModules;
}

/** Reads entries and all they reach by relative imports, and says which imports lead nowhere. */
export async function walkModules(
  walk: Walk,
  entries: string[],
): Promise<{ modules: Modules; problems: Problem[] }> {
  const modules: Modules = new Map();
  const problems: Problem[] = [];
  const seen = new Set(entries);
  const visit = async (file: string): Promise<void> => {
    const text = readFileSync(path.join(walk.root, file), 'utf8');
    const module = await read(walk, file, text).catch((failure: unknown) => {
      problems.push(...compileProblems(failure));
      return undefined;
    });
    if (!module) return;
    const { links, missing } = linksOf(walk.root, module);
    modules.set(file, { ...module, hash: hashOf(text), links });
    problems.push(...missing.map((specifier) => isMissing(walk.root, { file, text, specifier })));
    const next = Object.values(links).filter((linked) => !seen.has(linked));
    for (const linked of next) seen.add(linked);
    await Promise.all(next.map(visit));
  };
  await Promise.all(entries.map(visit));
  return { modules: new Map([...modules].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

async function read({ constants, known }: Walk, file: string, text: string): Promise<SiteModule> {
  if (!isScript(file)) return { file, code: '', imports: [] };
  const key = hashOf(file, text, JSON.stringify(constants));
  const module = known.get(key) ?? (await readModule(file, text, constants));
  known.set(key, module);
  return module;
}

function linksOf(root: string, { file, imports }: SiteModule) {
  const links: Record<string, string> = {};
  const missing: string[] = [];
  for (const { specifier } of imports) {
    if (isBare(specifier) || /^[a-z]+:/.test(specifier)) continue;
    const linked = resolveFile(root, file, specifier);
    if (linked === undefined) missing.push(specifier);
    else links[specifier] = linked;
  }
  return { links, missing };
}

function isMissing(
  root: string,
  { file, text, specifier }: { file: string; text: string; specifier: string },
): Problem {
  const beside = readdirSync(path.join(root, path.dirname(file))).map(
    (name) => `./${name.replace(/\.\w+$/, '')}`,
  );
  return moduleMissing(specifier, beside, placeOfSpecifier(file, text, specifier));
}
