import ts from 'typescript';
import type { Source } from '../model';

/** A menu entry to be declared in a source file of the definition. */
export interface NewEntry {
  pathname: string;
  title: string;
}

/** Declared entries after which a new one may be inserted. */
export interface Neighbours {
  /** Paths of the title table: entries beside them have no title. */
  titles: ReadonlySet<string>;
  /** Whether the new entry belongs to the title table: no path of the menu is similar. */
  belongsToTitles?: boolean;
}

/** The changed source, and whether the entry has a title there. */
export interface InsertedEntry extends Source {
  from: 'navigation' | 'titles';
}

/**
 * Declares an entry after the one whose path shares most with it, in that one's file and with its
 * indentation. Undefined when no source declares any entry.
 */
export function insertEntry(
  sources: Source[],
  entry: NewEntry,
  { titles, belongsToTitles = false }: Neighbours = { titles: new Set() },
): InsertedEntry | undefined {
  const candidates = sources.flatMap((source) =>
    declaredEntries(source).map((declared) => ({
      source,
      ...declared,
      shared: sharedSegments(declared.pathname, entry.pathname),
    })),
  );
  const inTitles = candidates.filter(({ pathname }) => titles.has(pathname));
  // All paths share at least the leading slash.
  const isAlone = belongsToTitles || candidates.every(({ shared }) => shared <= 1);
  const possible = isAlone && inTitles.length > 0 ? inTitles : candidates;
  const nearest = possible.reduce<(typeof candidates)[number] | undefined>(
    (best, candidate) => (!best || candidate.shared >= best.shared ? candidate : best),
    undefined,
  );
  if (!nearest) return undefined;
  const { source, end, column } = nearest;
  const from = titles.has(nearest.pathname) ? 'titles' : 'navigation';
  const words = from === 'titles' ? '' : `, title: ${quoted(entry.title)}`;
  const line = `\n${' '.repeat(column)}{ pathname: ${quoted(entry.pathname)}${words} },`;
  const hasComma = source.text.startsWith(',', end);
  const at = hasComma ? end + 1 : end;
  // A comment on the same line is about the entry before it.
  const last = ts.getTrailingCommentRanges(source.text, at)?.at(-1)?.end ?? at;
  const before = source.text.slice(0, at) + (hasComma ? '' : ',') + source.text.slice(at, last);
  return { file: source.file, text: before + line + source.text.slice(last), from };
}

interface DeclaredEntry {
  pathname: string;
  end: number;
  column: number;
}

/** Leaves of the menu: object literals with a `pathname` and without `children`. */
function declaredEntries({ file, text }: Source): DeclaredEntry[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: DeclaredEntry[] = [];
  const visit = (node: ts.Node): void => {
    const pathname = ts.isObjectLiteralExpression(node) ? pathnameOf(node) : undefined;
    if (pathname !== undefined && ts.isArrayLiteralExpression(node.parent)) {
      const { character } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ pathname, end: node.end, column: character });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function pathnameOf(node: ts.ObjectLiteralExpression): string | undefined {
  const named = (name: string) =>
    node.properties.find(({ name: key }) => key && !ts.isComputedPropertyName(key) && key.text === name);
  const property = named('pathname');
  if (named('children') || !property || !ts.isPropertyAssignment(property)) return undefined;
  return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
}

function sharedSegments(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const different = left.findIndex((segment, at) => segment !== right[at]);
  return different < 0 ? left.length : different;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
