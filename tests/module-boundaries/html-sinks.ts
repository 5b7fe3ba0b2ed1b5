import ts from 'typescript';

/** Ways to make elements, or code, out of text. A name is refused however it is written: as a member, an attribute, a string. */
const SINKS = new Set([
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'srcDoc',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'DOMParser',
  'parseFromString',
  'eval',
]);

/** The one file that reads markup of strangers: into a document where nothing runs, of which little is kept. */
const INERT = 'site/ads/inert-document.ts';

/** The sinks that a file of the site uses, each with its line. Words in comments are none. */
export function htmlSinks(file: string, text: string): string[] {
  if (file === INERT) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = sinkOf(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (name !== undefined) found.push(`${file}:${line + 1} uses ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sinkOf(node: ts.Node): string | undefined {
  if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && SINKS.has(node.text)) return node.text;
  if (ts.isNewExpression(node) && node.expression.getText() === 'Function') return 'new Function';
  if (ts.isPropertyAccessExpression(node) && /document\??\.write(ln)?$/i.test(node.getText()))
    return 'document.write';
  return undefined;
}
