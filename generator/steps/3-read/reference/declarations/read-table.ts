import path from 'node:path';
import type ts from 'typescript';
import type { ReadTable } from '../../../../model/reference-pages';
import { commentOf } from './comment';
import { componentType } from './component-type';
import type { Context } from './context';
import { addressElsewhere } from './heritage';
import { byNeed } from './member-order';
import { isNative, takesAttributes } from './native';
import { propertiesOf, readMembers } from './read-members';
import { readRef } from './read-ref';

/** Props that React handles itself, and those of every element. */
const COMMON_PROPS = new Set(['ref', 'key', 'className', 'style']);

/** The prop that replaces the root element. */
const COMPONENT = 'component';

/**
 * The props that a component itself declares. Inherited props are left to the component that declares them: a
 * package has a folder for each. Undefined for a symbol that is not a component, or declares no props.
 */
export function readTable(name: string, symbol: ts.Symbol, context: Context): ReadTable | undefined {
  const taken = componentType(symbol, context)?.props?.type;
  if (!taken) return undefined;
  const own = folderOf(symbol);
  const others = new Set<string>();
  const isOwn = (member: ts.Symbol) => {
    if (COMMON_PROPS.has(member.name) || isNative(member)) return false;
    const folder = folderOf(member);
    if (folder === own) return true;
    if (!isComponentFolder(folder, context)) return commentOf(member, context.checker).text !== undefined;
    others.add(folder);
    return false;
  };
  const props = readMembers(taken, context, isOwn).toSorted(byNeed);
  if (props.length === 0) return undefined;
  const ref = readRef(taken, context);
  return {
    name,
    props,
    nativeProps: takesAttributes(propertiesOf(taken, context)),
    ...(ref && { ref }),
    ...(isReplaceable(symbol, context) && { replaceable: true }),
    inheritance: [...others].sort().map((other) => linkTo(other, context)),
  };
}

/** The name of the folder that declares a symbol; empty for symbols that the compiler created. */
function folderOf({ declarations: [declaration] = [] }: ts.Symbol): string {
  const file = declaration?.getSourceFile().fileName;
  return file === undefined ? '' : path.basename(path.dirname(file));
}

function isComponentFolder(folder: string, { packages: [home] }: Context): boolean {
  return /^[A-Z]/.test(folder) && home?.exports.has(folder) === true;
}

function linkTo(name: string, { conventions, packages: [home] }: Context): ReadTable['inheritance'][number] {
  const url = home && addressElsewhere(name, home.declared.name, conventions);
  return { name, ...(url !== undefined && { url }) };
}

function isReplaceable(symbol: ts.Symbol, { checker }: Context): boolean {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return signatures.some(({ typeParameters, parameters: [props] }) => {
    if (!typeParameters || !props) return false;
    return checker.getPropertyOfType(checker.getTypeOfSymbol(props), COMPONENT) !== undefined;
  });
}
