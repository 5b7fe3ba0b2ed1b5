import ts from 'typescript';
import type { Context } from './context';

/** The type of a component's props, and where it is declared. */
export interface ComponentType {
  /** Undefined for a component without props. */
  props: { type: ts.Type; symbol: ts.Symbol } | undefined;
}

/** Return types of functions that render something. */
const DRAWN = /^(Element|JSX\.Element|React\.JSX\.Element|ReactElement|ReactNode|React\.ReactNode)\b/;

/**
 * A symbol as a component: a function of props that returns an element, or a class that is constructed with
 * props. Undefined for everything else; `null` alone is the return type of a stub that only warns.
 */
export function componentType(
  symbol: ts.Symbol,
  { checker }: Pick<Context, 'checker'>,
): ComponentType | undefined {
  if (!/^[A-Z]/.test(symbol.name) && symbol.name !== 'default') return undefined;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  // `JSXElementConstructor<Props>` is a function or a class.
  const forms = type.isUnion() ? type.types : [type];
  const drawing = forms
    .flatMap((form) => form.getCallSignatures())
    .filter((called) => draws(called, checker));
  // Of several overloads, the one without type parameters has the props that everybody can pass.
  const signature = drawing.findLast(({ typeParameters }) => !typeParameters) ?? drawing[0];
  const made = signature ?? type.getConstructSignatures().find((called) => isClassComponent(called));
  if (!made) return undefined;
  const [props] = made.parameters;
  return { props: props && { symbol: props, type: checker.getTypeOfSymbol(props) } };
}

function draws(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const { parameters } = signature;
  if (parameters.length > 2) return false;
  const returned = checker.typeToString(signature.getReturnType());
  return returned.split(' | ').some((text) => DRAWN.test(text));
}

function isClassComponent(signature: ts.Signature): boolean {
  const names = signature
    .getReturnType()
    .getProperties()
    .map(({ name }) => name);
  return names.includes('render') && names.includes('setState');
}
