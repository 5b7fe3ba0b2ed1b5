import ts from 'typescript';

/** `{ [P in keyof K]?: K[P] }` hands on the members of something that only its author's file knows. */
export function handsOn(written: ts.TypeNode): boolean {
  return (
    ts.isMappedTypeNode(written) && written.type !== undefined && ts.isIndexedAccessTypeNode(written.type)
  );
}

/** What is handed on, by name: the types of such members are long, and long to find out. */
export function namesOnly(type: ts.Type, checker: ts.TypeChecker): string {
  const forms = type.isUnion() ? type.types : [type];
  const names = forms.flatMap((form) => checker.getPropertiesOfType(form)).map(nameOf);
  return `{ ${[...new Set(names)].join('; ')} }`;
}

function nameOf({ name, flags }: ts.Symbol): string {
  return flags & ts.SymbolFlags.Optional ? `${name}?: …` : `${name}: …`;
}
