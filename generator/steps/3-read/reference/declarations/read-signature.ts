import ts from 'typescript';
import type { ReadArgument, ReadSignature } from '../../../../model/reference-pages';
import type { Comment } from './comment';
import { type TypeReader, typeTexts } from './type-text';

/**
 * What a function takes and gives, with what its comment says of each. Only functions whose comment says
 * something of an argument are explained: for others the type says all there is.
 */
export function readSignature(
  signature: ts.Signature,
  comment: Comment,
  reader: TypeReader,
): ReadSignature | undefined {
  const said = comment.tags.filter(({ name }) => name === 'param');
  const returned = comment.tags.find(({ name }) => name === 'returns' || name === 'return')?.text;
  if (said.length === 0 && !returned) return undefined;
  const parameters = signature.parameters.map((symbol, at) => {
    const spoken = said.find(({ parameter }) => parameter === symbol.name) ?? said[at];
    return argumentOf(symbol, withoutDash(spoken?.text), reader);
  });
  const type = signature.getReturnType();
  const isVoid = (type.flags & ts.TypeFlags.Void) !== 0;
  const description = withoutDash(returned);
  if (isVoid) return { parameters };
  const returns = { type: typeTexts(type, 'required', reader), ...(description && { description }) };
  return { parameters, returns };
}

function argumentOf(symbol: ts.Symbol, description: string | undefined, reader: TypeReader): ReadArgument {
  const declaration = symbol.valueDeclaration;
  const optional = declaration && ts.isParameter(declaration) && declaration.questionToken !== undefined;
  const type = reader.checker.getTypeOfSymbol(symbol);
  return {
    name: optional ? `${symbol.name}?` : symbol.name,
    type: typeTexts(type, optional ? 'optional' : 'required', nearer(declaration, reader)),
    ...(description && { description }),
  };
}

/** Whoever reads the member knows the names of its own file, not those of where a function's type is from. */
function nearer(declaration: ts.Node | undefined, { checker, from }: TypeReader): TypeReader {
  const isBeside = declaration?.getSourceFile() === from?.getSourceFile();
  return { checker, from: isBeside ? declaration : from };
}

/** `@param name - text` and `@param name text` mean the same. */
function withoutDash(text: string | undefined): string | undefined {
  return text?.replace(/^[-–—:]\s+/, '');
}
