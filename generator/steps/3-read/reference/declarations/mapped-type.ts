import ts from 'typescript';

/** Whether a type is `{ [P in keyof K]?: K[P] }`: it copies the members of a type that only its own file knows. */
export function isMappedType(written: ts.TypeNode): boolean {
  return (
    ts.isMappedTypeNode(written) && written.type !== undefined && ts.isIndexedAccessTypeNode(written.type)
  );
}

/** The names of the members of a mapped type, without their types, which are long and slow to compute. */
export function namesOnly(type: ts.Type, checker: ts.TypeChecker): string {
  const forms = type.isUnion() ? type.types : [type];
  const names = forms.flatMap((form) => checker.getPropertiesOfType(form)).map(nameOf);
  return `{ ${[...new Set(names)].join('; ')} }`;
}

function nameOf({ name, flags }: ts.Symbol): string {
  return flags & ts.SymbolFlags.Optional ? `${name}?: …` : `${name}: …`;
}
