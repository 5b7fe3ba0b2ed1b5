import ts from 'typescript';
import type { ReadComponent } from '../../../../model/reference-pages';
import type { Context } from './context';
import { callsOf, findNodes, importedHooks, type RuntimeModule, runtimeModule } from './runtime-module';

/**
 * The name of a component in a theme: its own with the library's prefix, or the one by which its code, or one
 * of its hooks, reads the theme. A name that is read but not declared supports default props only; one that is
 * declared with neither default props nor style overrides is of no use in a theme.
 */
export function readTheme(symbol: ts.Symbol, context: Context): ReadComponent['theme'] {
  const { conventions, themes } = context;
  if (!conventions.theme) return undefined;
  const own = `${conventions.theme.prefix}${symbol.name}`;
  const read = namesInCode(symbol, context);
  const name = [own, ...read].find((candidate) => themes.has(candidate));
  const said = name === undefined ? undefined : themes.get(name);
  if (name !== undefined && said) {
    return said.defaultProps || said.styleOverrides ? { name, ...said } : undefined;
  }
  return read.includes(own) ? { name: own, defaultProps: true, styleOverrides: false } : undefined;
}

function namesInCode(symbol: ts.Symbol, { conventions, scripts }: Context): string[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const module = file === undefined ? undefined : runtimeModule(file, scripts);
  const readers = conventions.theme?.readers ?? [];
  if (!module) return [];
  return [module, ...importedHooks(module, scripts)].flatMap((each) => namesRead(each, readers));
}

/** Strings in calls that read a theme: `useThemeProps({ props, name: 'GardenTray' })`. */
function namesRead(module: RuntimeModule, readers: string[]): string[] {
  return callsOf(readers, module).flatMap((call) =>
    call.arguments.flatMap((argument) => findNodes(argument, ts.isStringLiteral).map(({ text }) => text)),
  );
}
