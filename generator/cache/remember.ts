import { type CodeLayer, codeHash } from './code-hash';
import { hashOf } from './hash';
import type { Memory, MemoryRecord } from './memory';

/** What a value is called and made from. Inputs bear names that a person understands: `--explain` shows them. */
export interface Recipe {
  name: string;
  inputs: Readonly<Record<string, string | Uint8Array>>;
  /** The layer of this program that makes it; the whole program unless said. */
  code?: CodeLayer;
}

/** What whoever makes a value reads and keeps with: all of it becomes part of the record. */
export interface Maker {
  /** Bytes of a file of the site, as this run has read them. */
  read(file: string): Buffer;
  /** Names in a folder of the site. */
  names(folder: string): string[];
  /** Keeps content in the store and gives its name there. */
  keep(content: string | Uint8Array): string;
}

/** A value that has been made: what was opened for it, and which contents belong to it. */
export interface Made<T> {
  value: T;
  kept: readonly string[];
  opened?: Record<string, string>;
  /** For a value that may come out differently next time: it is handed on and not kept. */
  lasts?: false;
}

/** A value, and why it had to be made again; `because` is absent where it was remembered. */
export interface Remembered<T> {
  value: T;
  because?: string;
}

/** The value of an earlier run when all that it was made from is still the same and all it kept is whole. */
export function recall<T>(memory: Memory, recipe: Recipe): T | undefined {
  const record = memory.table.get(recipe.name);
  return record && changed(memory, record, shortHashes(recipe)).length === 0 && isWhole(memory, record)
    ? (record.value as T)
    : undefined;
}

/** Whether an earlier run of this very program made such a value of these inputs, whatever else it was made from. */
export function wasMadeOf({ table }: Memory, recipe: Recipe): boolean {
  const record = table.get(recipe.name);
  return Object.entries(shortHashes(recipe)).every(([name, hash]) => record?.inputs[name] === hash);
}

/** Writes down a value for later runs. */
export function keep<T>({ table }: Memory, recipe: Recipe, { value, kept, opened = {} }: Made<T>): T {
  table.set(recipe.name, { inputs: shortHashes(recipe), opened, kept: [...kept], value });
  return value;
}

/** The remembered value, or a new one. What `make` throws is not remembered. */
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

/** Many values at once: those that are not known are made together, in the order of their recipes. */
export async function rememberEach<T>(
  memory: Memory,
  recipes: readonly Recipe[],
  makeMissing: (positions: number[]) => Promise<Made<T>[]>,
): Promise<Remembered<T>[]> {
  const known = recipes.map((recipe) => recall<T>(memory, recipe));
  const missing = [...known.keys()].filter((at) => known[at] === undefined);
  const made = missing.length > 0 ? await makeMissing(missing) : [];
  const anew = new Map<number, Remembered<T>>();
  missing.forEach((at, index) => {
    const [recipe, result] = [recipes[at], made[index]];
    if (!recipe || !result) return;
    const because = whyMadeAnew(memory, recipe);
    anew.set(at, { value: result.lasts === false ? result.value : keep(memory, recipe, result), because });
  });
  return recipes.flatMap((_, at): Remembered<T>[] => {
    const value = known[at];
    const fresh = anew.get(at);
    if (fresh) return [fresh];
    return value === undefined ? [] : [{ value }];
  });
}

/** Notes what is read and kept while a value is made. */
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

/** One sentence for `--explain`. */
function whyMadeAnew(memory: Memory, recipe: Recipe): string {
  const record = memory.table.get(recipe.name);
  if (!record) return 'it had not been built before';
  const names = changed(memory, record, shortHashes(recipe));
  return names.length > 0 ? `changed: ${names.join(', ')}` : 'its remembered file was damaged or gone';
}

/** Names of inputs that are not what they were. */
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

/** The code is an input of everything: no value outlives what made it. */
function shortHashes({ inputs, code }: Pick<Recipe, 'inputs' | 'code'>): Record<string, string> {
  return {
    generator: short(codeHash(code)),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, short(hashOf(value))])),
  };
}

function shortOfNames(names: readonly string[]): string {
  return short(hashOf(...names));
}

/** 64 bits tell one input's states apart; the table stays small. */
function short(hash: string): string {
  return hash.slice(0, 16);
}
