import type Token from 'markdown-it/lib/token.mjs';
import type { Fence, Place, Problem } from '../../../model';
import { fenceDoesNotParse } from '../../../problems/catalogue/blocks';
import { type CodeFault, type ParsedCode, parseModule } from '../demos/parse-code';
import { RecentResults } from '../recent-results';
import { fenceInfo } from '../texts/markdown/fence-info';
import type { SourceLines } from '../texts/place';
import { bashFault, type FindFault, jsonFault } from './fence-faults';
import { importStatements } from './import-statements';
import { usedNames } from './used-names';

/** TypeScript fences whose types can be checked, and the syntax errors of all fences. */
export interface ReadFences {
  fences: Fence[];
  problems: Problem[];
}

/** Parses every fence whose language has a parser, unless its author marked it as not checkable. */
export async function readFences(tokens: readonly Token[], source: SourceLines): Promise<ReadFences> {
  const read: ReadFences = { fences: [], problems: [] };
  for (const token of fencesIn(tokens)) {
    const { language, nocheck } = fenceInfo(token.info);
    if (nocheck) continue;
    const places = placesOf(token, source);
    const found = await readFence(token.content, language, places);
    if (found && 'uses' in found) read.fences.push(found);
    else if (found) read.problems.push(fenceDoesNotParse({ language, ...found }, placeIn(places, found)));
  }
  return read;
}

/** Includes fences in groups. */
function fencesIn(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.type === 'fence') return [token];
    return token.type === 'codeblock' ? fencesIn(token.children ?? []) : [];
  });
}

const others: Partial<Record<string, FindFault>> = { json: jsonFault, bash: bashFault };

/** The result of a fence, independent of its place. */
type Understood = Omit<Fence, 'places'> | CodeFault | undefined;

/** A translation shows the same code right after its original, so results are cached. */
const understood = new RecentResults<Promise<Understood>>(100);

async function readFence(
  code: string,
  language: string,
  places: Place[],
): Promise<Fence | CodeFault | undefined> {
  const found = await understood.get(`${language}\n${code}`, () => understand(code, language));
  return found && 'uses' in found ? { ...found, places } : found;
}

async function understand(code: string, language: string): Promise<Understood> {
  const endings = ENDINGS[language];
  if (!endings) return others[language]?.(code);
  const whole = await parseFirst(code, endings);
  if ('ast' in whole.parsed) return fenceOf(code, whole);
  const filled = fillEllipses(code);
  const excerpt = filled === code ? whole : await parseFirst(filled, endings);
  return 'ast' in excerpt.parsed ? fenceOf(filled, excerpt) : whole.parsed;
}

async function fenceOf(code: string, { ending, parsed }: Parsed): Promise<Understood> {
  if (ending === '.jsx' || !('ast' in parsed)) return undefined;
  return { code, ending, uses: await usedNames(parsed.ast), imports: importStatements(parsed.ast) };
}

/** Replaces omitted code, such as `columns={…}` and `fetch(...)`, by a name of the same length. */
function fillEllipses(code: string): string {
  return code.replaceAll('…', '_').replace(/\.{3}(?=\s*[}\]),;]|\s*$)/gm, '___');
}

/** Code as it was parsed, and the extension used. */
interface Parsed {
  ending: Ending;
  parsed: ParsedCode | CodeFault;
}

type Ending = Fence['ending'] | '.jsx';

/**
 * The extensions by which a language is parsed: `ts` may contain JSX, or syntax that is only valid without
 * it.
 */
const ENDINGS: Partial<Record<string, Ending[]>> = {
  tsx: ['.tsx'],
  ts: ['.ts', '.tsx'],
  jsx: ['.jsx'],
  js: ['.jsx'],
};

/** The first successful parse, or the last error. */
async function parseFirst(code: string, [ending = '.tsx', ...others]: Ending[]): Promise<Parsed> {
  const parsed = await parseModule(`fence${ending}`, code);
  if ('ast' in parsed || others.length === 0) return { ending, parsed };
  return parseFirst(code, others);
}

/** The places in the file of the lines of a fence. */
function placesOf({ content, map }: Token, { file, lines }: SourceLines): Place[] {
  const start = (map?.[0] ?? 0) + 1;
  return content.split('\n').map((line, at) => {
    const indent = (lines[start + at] ?? '').indexOf(line);
    return { file, line: start + at + 1, column: Math.max(0, indent) + 1 };
  });
}

/** Converts a place in a fence to a place in its file. */
export function placeIn(places: readonly Place[], at: { line: number; column: number }): Place {
  const place = places[Math.min(at.line, places.length) - 1] ?? { file: '', line: 1, column: 1 };
  return { ...place, column: place.column + at.column - 1 };
}
