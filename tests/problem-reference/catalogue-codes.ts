import ts from 'typescript';
import { read, sourceFiles } from '../module-boundaries/repository';

const CATALOGUE = 'generator/problems/catalogue/';

/** A kind of problem as the catalogue declares it. */
export interface CatalogueCode {
  code: string;
  severity: 'error' | 'warning';
  /** The first sentence of what is said of its function. */
  meaning: string;
  /** Its file in the catalogue: `links`. */
  room: string;
  /** The function that makes it. */
  made: string;
}

/** Every code of the catalogue, by file and in the order of its functions. */
export function catalogueCodes(): CatalogueCode[] {
  return sourceFiles()
    .filter((file) => file.startsWith(CATALOGUE))
    .flatMap((file) => codesIn(file));
}

function codesIn(file: string): CatalogueCode[] {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const room = file.slice(CATALOGUE.length, -'.ts'.length);
  return tree.statements.filter(ts.isFunctionDeclaration).flatMap((made) =>
    madeBy(made).map(({ code, severity }) => ({
      code,
      severity,
      meaning: meaningOf(made),
      room,
      made: made.name?.text ?? '',
    })),
  );
}

/** The calls of `error('CODE', …)` and `warning('CODE', …)` in a function. */
function madeBy(made: ts.FunctionDeclaration): Pick<CatalogueCode, 'code' | 'severity'>[] {
  const found: Pick<CatalogueCode, 'code' | 'severity'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [code] = node.arguments;
      const severity = node.expression.text;
      if ((severity === 'error' || severity === 'warning') && code && ts.isStringLiteral(code)) {
        found.push({ code: code.text, severity });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(made);
  return found;
}

function meaningOf(made: ts.FunctionDeclaration): string {
  const [comment] = ts.getJSDocCommentsAndTags(made);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim() ?? '';
  return /^.*?[.:?!](?=\s+(?:[A-Z`]|$)|$)/.exec(text)?.[0] ?? text;
}
