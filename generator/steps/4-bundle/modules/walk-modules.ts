import path from 'node:path';
import type { Maker } from '../../../cache';
import type { Problem } from '../../../model';
import { moduleMissing } from '../../../problems/catalogue/modules';
import { placeOfSpecifier } from './place-of';
import { type HashedModule, type KnownModules, knownModule } from './known-module';
import { isBare, resolveFile } from './resolve-file';

/** A module and the files its relative imports lead to, by specifier. */
export interface WalkedModule extends HashedModule {
  links: Record<string, string>;
}

/** Modules that entries import directly or indirectly, by path relative to the root. */
export type Modules = Map<string, WalkedModule>;

/** Where to walk. */
export interface Walk extends KnownModules {
  /** Records every file and folder that is read. */
  maker: Maker;
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
    const read = await knownModule(walk, file);
    if ('problems' in read) return void problems.push(...read.problems);
    for (const part of read.parts) look(walk, part);
    const { links, missing } = linksOf(walk, read.module);
    modules.set(file, { ...read.module, links });
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

function linksOf({ memory }: Walk, { file, imports }: HashedModule) {
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
