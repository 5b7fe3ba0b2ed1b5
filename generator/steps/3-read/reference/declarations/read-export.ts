import path from 'node:path';
import ts from 'typescript';

import type { ReadPage, Words } from '../../../../model/reference-pages';
import { type Comment, commentOf, tagText } from './comment';
import { type Context, packageOf } from './context';
import { type Imported, readImports } from './read-imports';

/** The common part of component and interface pages. */
export function readExport(
  imported: Imported,
  context: Context,
): Omit<ReadPage, 'kind'> & { comment: Comment } {
  const { covered, home } = imported;
  const comment = said(imported, context);
  const { text, lists } = withoutLists(comment.text ?? '');
  const demos = linksIn([lists, tagText(comment, 'demos') ?? '', tagText(comment, 'demo') ?? ''].join('\n'));
  const deprecated = tagText(comment, 'deprecated');
  const source = sourceOf(imported, context);
  const { plan } = home.declared;
  return {
    comment,
    pathname: covered.pathname,
    name: covered.title ?? covered.export,
    product: home.product.name,
    ...(plan && { plan }),
    ...(text && { description: text }),
    ...(deprecated !== undefined && { deprecated }),
    imports: readImports(imported, context),
    demos,
    ...(source && { source }),
  };
}

/** The description of the export; a package of a higher plan may rely on that of a lower one. */
function said({ covered, symbol, home }: Imported, { checker }: Context): Comment {
  const own = commentOf(symbol, checker);
  const first = home.exports.get(covered.export);
  const before = first ? commentOf(first, checker) : own;
  const text = own.text ?? before.text;
  return { ...(text && { text }), tags: [...own.tags, ...(first === symbol ? [] : before.tags)] };
}

/** Generated lists of links below such headings; a page has its own lists. */
const LIST = /^(Demos|API):[ \t]*\n+((?:[ \t]*[-*] .*(?:\n|$)|[ \t]*\n)*)/gm;

function withoutLists(text: Words): { text: Words; lists: string } {
  const lists = [...text.matchAll(LIST)].filter(([, title]) => title === 'Demos').map(([, , list]) => list);
  return { text: text.replace(LIST, '').trim(), lists: lists.join('\n') };
}

function linksIn(text: string): { title: string; href: string }[] {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, title = '', href = '']) => ({
    title,
    href,
  }));
}

/** The source file: a declaration file does not reveal whether it contains JSX. */
function sourceOf({ symbol, keyword }: Imported, context: Context): string | undefined {
  const [declaration] = aliasTarget(symbol, context).declarations ?? [];
  const file = declaration?.getSourceFile().fileName ?? '';
  const home = packageOf(file, context);
  const sources = home?.declared.sources;
  if (!home || sources === undefined) return undefined;
  const relative = path.relative(home.folder, file).split(path.sep).join('/');
  const extension = keyword === 'import' ? '.tsx' : '.ts';
  return `${sources}/${relative.replace(/\.d\.ts$/, extension)}`;
}

/** `type Seeds = SeedsOfYear` resolves to the declaration of `SeedsOfYear`. */
function aliasTarget(symbol: ts.Symbol, { checker }: Context): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) return symbol;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return type.aliasSymbol === symbol ? symbol : (type.symbol ?? symbol);
}
