import type ts from 'typescript';

/** Where React and the browser's own types are declared. */
const NATIVE = /[\\/](@types[\\/]react|typescript[\\/]lib|csstype)[\\/]/;

/** Interfaces of attributes that every element takes. */
const ATTRIBUTES = new Set(['DOMAttributes', 'AriaAttributes']);

/** Attributes of elements, and what React itself takes: nobody documents them again. */
export function isNative(symbol: ts.Symbol): boolean {
  const { declarations = [] } = symbol;
  return declarations.length > 0 && declarations.every((node) => isNativeFile(node.getSourceFile().fileName));
}

export function isNativeFile(file: string): boolean {
  return NATIVE.test(file);
}

/** Whether a component takes the attributes of an element on top of its own props. */
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
