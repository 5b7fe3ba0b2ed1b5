import { type CodeLayer, codeHash } from './code-hash';
import { hashOf } from './hash';
import type { Memory, MemoryRecord } from './memory';

/** The name and the inputs of a value. `--explain` shows the names of inputs, so they are readable. */
export interface Recipe {
  name: string;
  inputs: Readonly<Record<string, string | Uint8Array>>;
  /** The layer of this program that makes it; by default the whole program. */
  code?: CodeLayer;
}

/** Reads files and stores contents while a value is made. The record lists all of them. */
export interface Maker {
  /** Bytes of a file of the site, from the snapshot. */
  read(file: string): Buffer;
  /** Names in a folder of the site. */
  names(folder: string): string[];
  /** Stores content and returns its name. */
  keep(content: string | Uint8Array): string;
}

/** A new value, with the files that were read for it and its contents in the store. */
export interface Made<T> {
  value: T;
  kept: readonly string[];
  opened?: Record<string, string>;
  /** False for a value that the next run may make differently: it is returned but not recorded. */
  lasts?: false;
}

/** A value, and why it was made again; `because` is absent for a recorded value. */
export interface Remembered<T> {
  value: T;
  because?: string;
}

/** The value of an earlier run, if its inputs and the files it read are unchanged and its contents are undamaged. */
export function recall<T>(memory: Memory, recipe: Recipe): T | undefined {
  const record = memory.table.get(recipe.name);
  return record && changed(memory, record, shortHashes(recipe)).length === 0 && isWhole(memory, record)
    ? (record.value as T)
    : undefined;
}

/** Whether an earlier run of the same program recorded a value with these inputs, whatever files it read. */
export function hasMatchingRecord({ table }: Memory, recipe: Recipe): boolean {
  const record = table.get(recipe.name);
  return Object.entries(shortHashes(recipe)).every(([name, hash]) => record?.inputs[name] === hash);
}

/** Records a value for later runs. */
export function keep<T>({ table }: Memory, recipe: Recipe, { value, kept, opened = {} }: Made<T>): T {
  table.set(recipe.name, { inputs: shortHashes(recipe), opened, kept: [...kept], value });
  return value;
}

/** The recorded value, or a new one. Errors of `make` are not recorded. */
export async function remember<T>(
  memory: Memory,
  recipe: Recipe,
  make: (maker: Maker) => T | Promise<T>,
): Promise<T> {
  const known = recall<T>(memory, recipe);
  if (known !== undefined) return known;
  const { maker, record } = openMaker(memory);
  const value = await make(maker);
  return keep(memory, recipe, { value, ...record() });
}

/** Many values at once: the missing ones are made by one call, in the order of their recipes. */
export async function rememberEach<T>(
  memory: Memory,
  recipes: readonly Recipe[],
  makeMissing: (positions: number[]) => Promise<Made<T>[]>,
): Promise<Remembered<T>[]> {
  const known = recipes.map((recipe) => recall<T>(memory, recipe));
  const missing = [...known.keys()].filter((at) => known[at] === undefined);
  const made = missing.length > 0 ? await makeMissing(missing) : [];
  const rebuilt = new Map<number, Remembered<T>>();
  missing.forEach((at, index) => {
    const [recipe, result] = [recipes[at], made[index]];
    if (!recipe || !result) return;
    const because = rebuildReason(memory, recipe);
    rebuilt.set(at, { value: result.lasts === false ? result.value : keep(memory, recipe, result), because });
  });
  return recipes.flatMap((_, at): Remembered<T>[] => {
    const value = known[at];
    const fresh = rebuilt.get(at);
    if (fresh) return [fresh];
    return value === undefined ? [] : [{ value }];
  });
}

/** A maker, and a record of what was read and stored with it. */
export function openMaker({ snapshot, store }: Memory): {
  maker: Maker;
  record: () => { opened: Record<string, string>; kept: string[] };
} {
  const opened: Record<string, string> = {};
  const kept = new Set<string>();
  return {
    maker: {
      read: (file) => {
        opened[`file ${file}`] = short(snapshot.hashOf(file));
        return snapshot.read(file);
      },
      names: (folder) => {
        const names = snapshot.names(folder);
        opened[`folder ${folder}`] = shortOfNames(names);
        return names;
      },
      keep: (content) => {
        const name = store.put(content);
        kept.add(name);
        return name;
      },
    },
    record: () => ({ opened, kept: [...kept] }),
  };
}

/** Why a value was made again, for `--explain`. */
function rebuildReason(memory: Memory, recipe: Recipe): string {
  const record = memory.table.get(recipe.name);
  if (!record) return 'it had not been built before';
  const names = changed(memory, record, shortHashes(recipe));
  return names.length > 0 ? `changed: ${names.join(', ')}` : 'its cached file was damaged or missing';
}

/** Names of inputs and files that have changed. */
function changed({ snapshot }: Memory, record: MemoryRecord, inputs: Record<string, string>): string[] {
  const known = [...new Set([...Object.keys(inputs), ...Object.keys(record.inputs)])].filter(
    (name) => inputs[name] !== record.inputs[name],
  );
  const opened = Object.keys(record.opened).filter((name) => {
    const [kind, at] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
    const now = kind === 'file' ? short(snapshot.hashOf(at)) : shortOfNames(snapshot.names(at));
    return now !== record.opened[name];
  });
  return [...known, ...opened];
}

function isWhole({ store }: Memory, { kept }: MemoryRecord): boolean {
  return kept.every((name) => store.has(name));
}

/** The hash of the code is an input of every value. */
function shortHashes({ inputs, code }: Pick<Recipe, 'inputs' | 'code'>): Record<string, string> {
  return {
    generator: short(hashOf(codeHash(code))),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, short(hashOf(value))])),
  };
}

function shortOfNames(names: readonly string[]): string {
  return short(hashOf(...names));
}

/** 64 bits distinguish the states of one input and keep the table small. */
function short(hash: string): string {
  return hash.slice(0, 16);
}
