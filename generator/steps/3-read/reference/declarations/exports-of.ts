import ts from 'typescript';

/** The exports of a module, by name, re-exports resolved to the original symbol. */
export function exportsOf(file: string, program: ts.Program): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return new Map();
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, original(symbol, checker)]),
  );
}

/** The symbol behind an import or a re-export. */
export function original(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
