import ts from 'typescript';
import type { Context } from './context';
import { runtimeModule } from './runtime-module';

/**
 * The function or constant that is a component in the code of its package, and not another one in the same file. Undefined where
 * the package contains no code.
 */
export function componentCode(symbol: ts.Symbol, { scripts }: Context): ts.Statement | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const module = file === undefined ? undefined : runtimeModule(file, scripts);
  return module?.source.statements.find((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === symbol.name;
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((each) => each.name.getText() === symbol.name)
    );
  });
}
