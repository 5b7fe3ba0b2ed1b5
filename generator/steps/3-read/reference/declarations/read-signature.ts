import ts from 'typescript';
import type { ReadArgument, ReadSignature } from '../../../../model/reference-pages';
import type { Comment } from './comment';
import { type TypeReader, typeTexts } from './type-text';

/**
 * The parameters and return value of a function, with their descriptions. Only functions with a described
 * parameter are explained: for others the type is enough. Overloads with the same number of parameters are
 * merged: each parameter has the union of their types.
 */
export function readSignature(
  signatures: readonly ts.Signature[],
  comment: Comment,
  reader: TypeReader,
): ReadSignature | undefined {
  const [signature, ...others] = signatures;
  if (!signature || others.some((other) => other.parameters.length !== signature.parameters.length)) {
    return undefined;
  }
  const said = comment.tags.filter(({ name }) => name === 'param');
  const returned = comment.tags.find(({ name }) => name === 'returns' || name === 'return')?.text;
  if (said.length === 0 && !returned) return undefined;
  const parameters = signature.parameters.map((symbol, at) => {
    const spoken = said.find(({ parameter }) => parameter === symbol.name) ?? said[at];
    const same = others.flatMap((other) => other.parameters[at] ?? []);
    return argumentOf([symbol, ...same], withoutDash(spoken?.text), reader);
  });
  const type = signature.getReturnType();
  const isVoid = (type.flags & ts.TypeFlags.Void) !== 0;
  const description = withoutDash(returned);
  if (isVoid) return { parameters };
  const returns = { type: typeTexts(type, 'required', reader), ...(description && { description }) };
  return { parameters, returns };
}

/** One parameter of each of the functions: the name of the first one, the types of all. */
function argumentOf(
  symbols: readonly ts.Symbol[],
  description: string | undefined,
  reader: TypeReader,
): ReadArgument {
  const optional = symbols.some(isOptional);
  const types = symbols.flatMap((symbol) =>
    typeTexts(
      reader.checker.getTypeOfSymbol(symbol),
      optional ? 'optional' : 'required',
      nearer(symbol.valueDeclaration, reader),
    ),
  );
  const name = symbols[0]?.name ?? '';
  return {
    name: optional ? `${name}?` : name,
    type: [...new Set(types)],
    ...(description && { description }),
  };
}

function isOptional({ valueDeclaration: declaration }: ts.Symbol): boolean {
  return declaration !== undefined && ts.isParameter(declaration) && declaration.questionToken !== undefined;
}

/** Names are resolved in the file of the member, not in the file that declares the type of the function. */
function nearer(declaration: ts.Node | undefined, { checker, from }: TypeReader): TypeReader {
  const isBeside = declaration?.getSourceFile() === from?.getSourceFile();
  return { checker, from: isBeside ? declaration : from };
}

/** `@param name - text` and `@param name text` mean the same. */
function withoutDash(text: string | undefined): string | undefined {
  return text?.replace(/^[-–—:]\s+/, '');
}
