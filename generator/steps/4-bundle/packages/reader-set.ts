const BITS = 32;

/** Some of a plan's readers, by number: as bits, since sets of them are compared millions of times. */
export class ReaderSet {
  private readonly words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.words = words;
  }

  /** `count` is how many readers there are in all. */
  static of(readers: Iterable<number>, count: number): ReaderSet {
    const words = new Uint32Array(Math.ceil(count / BITS));
    for (const reader of readers) words[reader >>> 5] = (words[reader >>> 5] ?? 0) | (1 << (reader & 31));
    return new ReaderSet(words);
  }

  has(reader: number): boolean {
    return (((this.words[reader >>> 5] ?? 0) >>> (reader & 31)) & 1) === 1;
  }

  /** Those of both sets. */
  with({ words }: ReaderSet): ReaderSet {
    return new ReaderSet(this.words.map((word, at) => word | (words[at] ?? 0)));
  }

  equals({ words }: ReaderSet): boolean {
    return this.words.every((word, at) => word === words[at]);
  }

  /** The same text for the same readers. */
  get key(): string {
    return this.words.join();
  }

  forEach(visit: (reader: number) => void): void {
    for (const [at, word] of this.words.entries()) forEachBit(word, at, visit);
  }

  /** Visits those that are in the other set as well. */
  forEachCommon({ words }: ReaderSet, visit: (reader: number) => void): void {
    for (let at = 0; at < words.length; at += 1)
      forEachBit((this.words[at] ?? 0) & (words[at] ?? 0), at, visit);
  }

  /** Visits those that are not in the other set. */
  forEachMissing({ words }: ReaderSet, visit: (reader: number) => void): void {
    for (let at = 0; at < words.length; at += 1)
      forEachBit((this.words[at] ?? 0) & ~(words[at] ?? 0), at, visit);
  }
}

function forEachBit(word: number, at: number, visit: (reader: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit(at * BITS + 31 - Math.clz32(rest & -rest));
}
