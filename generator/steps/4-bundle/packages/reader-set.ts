const BITS = 32;

/** A set of readers of a plan, by number. A bit set, because sets are compared millions of times. */
export class ReaderSet {
  private readonly words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.words = words;
  }

  /** `count` is the total number of readers. */
  static of(readers: Iterable<number>, count: number): ReaderSet {
    const words = new Uint32Array(Math.ceil(count / BITS));
    for (const reader of readers) words[reader >>> 5] = (words[reader >>> 5] ?? 0) | (1 << (reader & 31));
    return new ReaderSet(words);
  }

  has(reader: number): boolean {
    return (((this.words[reader >>> 5] ?? 0) >>> (reader & 31)) & 1) === 1;
  }

  /** The union of both sets. */
  with({ words }: ReaderSet): ReaderSet {
    return new ReaderSet(this.words.map((word, at) => word | (words[at] ?? 0)));
  }

  equals({ words }: ReaderSet): boolean {
    return this.words.every((word, at) => word === words[at]);
  }

  /** Equal for equal sets. */
  get key(): string {
    return this.words.join();
  }

  forEach(visit: (reader: number) => void): void {
    for (const [at, word] of this.words.entries()) forEachBit(word, at, visit);
  }

  /** Visits the intersection of both sets. */
  forEachCommon({ words }: ReaderSet, visit: (reader: number) => void): void {
    for (let at = 0; at < words.length; at += 1)
      forEachBit((this.words[at] ?? 0) & (words[at] ?? 0), at, visit);
  }

  /** Visits readers that are not in the other set. */
  forEachMissing({ words }: ReaderSet, visit: (reader: number) => void): void {
    for (let at = 0; at < words.length; at += 1)
      forEachBit((this.words[at] ?? 0) & ~(words[at] ?? 0), at, visit);
  }
}

function forEachBit(word: number, at: number, visit: (reader: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit(at * BITS + 31 - Math.clz32(rest & -rest));
}
