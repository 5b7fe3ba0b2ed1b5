import ts from 'typescript';

/** Around the name of a member stand `: `, a type of one sign and `; `. */
const AROUND_A_NAME = 5;

/** Objects that have no name, and whose members are therefore written out. */
const NAMELESS = ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped;

/**
 * A type takes at least so many signs when it is written down. The compiler writes types with hundreds of
 * members for half a second; whoever finds them too long to read need not ask it.
 */
export function leastLength(type: ts.Type, checker: ts.TypeChecker): number {
  const sum = (types: readonly ts.Type[] = []) =>
    types.reduce((length, each) => length + leastLength(each, checker), 0);
  if (type.aliasSymbol) return sum(type.aliasTypeArguments);
  if (type.isIntersection()) return sum(type.types);
  if (!isNameless(type)) return 0;
  const names = checker.getPropertiesOfType(type).map(({ name }) => name.length + AROUND_A_NAME);
  return names.reduce((length, name) => length + name, 0);
}

function isNameless(type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const object: ts.Type & { objectFlags?: ts.ObjectFlags } = type;
  const literal = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral;
  return ((object.objectFlags ?? 0) & NAMELESS) !== 0 && ((type.symbol?.flags ?? 0) & literal) !== 0;
}
