import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import type { Place, Problem } from '../../../../model';
import type { Headers } from '../../../../page/content';
import { nestedTooDeep } from '../../../../problems/catalogue/fields';
import {
  contradictedFrontMatterKey,
  frontMatterSyntax,
  repeatedFrontMatterKey,
  unknownFrontMatterKey,
  wrongFrontMatterType,
  wrongFrontMatterValue,
} from '../../../../problems/catalogue/front-matter';
import { tooDeepAt } from '../../../../problems/locate/nesting';
import { placesIn } from '../../../../problems/locate/place-at';
import { isNamesKey, isTextKey, knownKeys, type NamesKey, type TextKey, wrongText } from './header-keys';
import { readNames } from './read-names';

/** The front matter of a text, and its problems. */
export interface FrontMatter {
  headers: Headers;
  /** The components in the order of the author: a name refers to the first one that matches. */
  components: string[];
  problems: Problem[];
  /** The place of each key. */
  places: Partial<Record<string, Place>>;
  /** Set when none of its keys could be read. */
  isUnreadable?: true;
}

/**
 * Reads front matter by the YAML 1.2 core schema: tags run no code, and the first of several equal keys is used. Invalid keys
 * are left out and reported.
 */
export function parseFrontMatter(yaml: string, file: string): FrontMatter {
  const deep = tooDeepAt(yaml);
  if (deep !== undefined) {
    const place = placesIn({ file, text: `---\n${yaml}` })(deep + '---\n'.length);
    return unreadable(nestedTooDeep('The front matter', place));
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter,
    prettyErrors: false,
    schema: 'core',
    uniqueKeys: false,
  });
  const placeAt: PlaceAt = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line + 1, column: col };
  };
  const [fault] = document.errors;
  if (fault) return unreadable(frontMatterSyntax(fault.message, placeAt(fault.pos[0])));
  const read: FrontMatter = nothing();
  if (document.contents === null) return read;
  if (!isMap(document.contents))
    return unreadable(frontMatterSyntax('it has to be a list of "key: value" lines.', placeAt(0)));
  const pairs = new Map<string, Pair>();
  for (const pair of document.contents.items) {
    const repeated = repeatedKey(pairs.get(keyOf(pair)), pair, placeAt);
    read.problems.push(...repeated);
    if (repeated.length === 0) readPair(pair, placeAt, read);
    pairs.set(keyOf(pair), pair);
  }
  return read;
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Of a repeated key the first is used; it is an error only if the values differ. */
function repeatedKey(first: Pair | undefined, pair: Pair, placeAt: PlaceAt): Problem[] {
  if (!first) return [];
  const place = placeAt(isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0);
  const isSame = JSON.stringify(first.value) === JSON.stringify(pair.value);
  return [
    isSame ? repeatedFrontMatterKey(keyOf(pair), place) : contradictedFrontMatterKey(keyOf(pair), place),
  ];
}

type PlaceAt = (offset: number) => Place;

/** Empty front matter. */
export function nothing(): FrontMatter {
  return { headers: { components: [], hooks: [] }, components: [], problems: [], places: {} };
}

function unreadable(problem: Problem): FrontMatter {
  return { ...nothing(), problems: [problem], isUnreadable: true };
}

/** Adds one line to what was read so far. */
function readPair({ key, value }: Pair, placeAt: PlaceAt, read: FrontMatter): void {
  const name = isScalar(key) ? String(key.value) : '';
  const place = placeAt(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
  read.places[name] = place;
  if (isTextKey(name)) readText(value, read, { name, place });
  else if (isNamesKey(name)) readList(value, read, { name, place });
  else if (!knownKeys.includes(name)) read.problems.push(unknownFrontMatterKey(name, knownKeys, place));
}

function readList(
  value: unknown,
  read: FrontMatter,
  { name, place }: { name: NamesKey; place: Place },
): void {
  const names = readNames(value);
  if (names) read.headers[name] = names.toSorted();
  else read.problems.push(wrongFrontMatterType(name, 'names with commas between them, or a list', place));
  if (name === 'components') read.components = names ?? [];
}

/** An invalid text is left out, because it would become a broken link. */
function readShape(text: string, read: FrontMatter, { name, place }: { name: TextKey; place: Place }): void {
  const wanted = wrongText(name, text);
  if (wanted === undefined) read.headers[name] = text;
  else read.problems.push(wrongFrontMatterValue({ key: name, value: text, wanted }, place));
}

/** A key without a value is ignored; a number, a date or a list is a mistake. */
function readText(value: unknown, read: FrontMatter, key: { name: TextKey; place: Place }): void {
  const text = isScalar(value) ? value.value : value;
  if (typeof text === 'string') readShape(text.trim(), read, key);
  else if (text !== null) read.problems.push(wrongFrontMatterType(key.name, 'text', key.place));
}
