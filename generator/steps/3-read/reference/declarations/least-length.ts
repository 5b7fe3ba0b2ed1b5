import ts from 'typescript';

/** The characters around a member name: `: `, a type of one character and `; `. */
const CHARACTERS_AROUND_NAME = 5;

/** Anonymous objects, whose members are printed. */
const ANONYMOUS = ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped;

/**
 * The minimum length of a printed type. The compiler needs half a second to print types with hundreds of
 * members, so types that are too long to read are not printed.
 */
export function minimumLength(type: ts.Type, checker: ts.TypeChecker): number {
  const sum = (types: readonly ts.Type[] = []) =>
    types.reduce((length, each) => length + minimumLength(each, checker), 0);
  if (type.aliasSymbol) return sum(type.aliasTypeArguments);
  if (type.isIntersection()) return sum(type.types);
  if (!isAnonymous(type)) return 0;
  const names = checker.getPropertiesOfType(type).map(({ name }) => name.length + CHARACTERS_AROUND_NAME);
  return names.reduce((length, name) => length + name, 0);
}

function isAnonymous(type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const object: ts.Type & { objectFlags?: ts.ObjectFlags } = type;
  const literal = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral;
  return ((object.objectFlags ?? 0) & ANONYMOUS) !== 0 && ((type.symbol?.flags ?? 0) & literal) !== 0;
}
