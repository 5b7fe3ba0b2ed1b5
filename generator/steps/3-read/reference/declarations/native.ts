import type ts from 'typescript';

/** Packages with the declarations of React and the DOM. */
const NATIVE = /[\\/](@types[\\/]react|typescript[\\/]lib|csstype)[\\/]/;

/** Interfaces of attributes that every element has. */
const ATTRIBUTES = new Set(['DOMAttributes', 'AriaAttributes']);

/** Whether a member is an element attribute or built into React: these are not documented here. */
export function isNative(symbol: ts.Symbol): boolean {
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every((node) => isNativeFile(node.getSourceFile().fileName));
}

export function isNativeFile(file: string): boolean {
  return NATIVE.test(file);
}

/** Whether a component accepts element attributes in addition to its own props. */
export function takesAttributes(props: readonly ts.Symbol[]): boolean {
  return props.some(({ declarations = [] }) =>
    declarations.some((node) => {
      const { parent } = node;
      return 'name' in parent && isNamed(parent) && ATTRIBUTES.has(parent.name.text);
    }),
  );
}

function isNamed(node: ts.Node & { name?: unknown }): node is ts.Node & { name: ts.Identifier } {
  return typeof node.name === 'object' && node.name !== null && 'text' in node.name;
}
