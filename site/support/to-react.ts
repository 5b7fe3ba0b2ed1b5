import { createElement, type ReactNode } from 'react';
import type { ElementTree } from './element-tree';

/** Converts a tree to React elements. */
export function toReact(tree: ElementTree | string): ReactNode {
  if (typeof tree === 'string') return tree;
  const properties = Object.entries(tree.attributes ?? {}).map(([name, value]) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  return createElement(tree.tag, Object.fromEntries(properties), ...(tree.children ?? []).map(toReact));
}
