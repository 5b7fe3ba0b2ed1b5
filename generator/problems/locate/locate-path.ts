import ts from 'typescript';
import type { Place, Source } from '../../model';
import { placesIn } from './place-at';
import { type Expression, type SyntaxTrees, syntaxTrees } from './syntax-tree';

/** The place of a part of a definition, and whether its path was resolved completely. */
export interface LocatedPath {
  place: Place;
  exact: boolean;
}

/** Finds places by their path from `site`: `['security', 'scriptHosts', 0]`. */
export type LocatePath = (path: readonly (string | number)[]) => LocatedPath;

/**
 * Resolves paths through the literals of a definition's sources. The place is that of the field's name or of the list item;
 * where a value is computed, that of the last part that could be resolved.
 */
export function pathLocator(sources: readonly Source[], definition: string): LocatePath {
  const trees = syntaxTrees(sources);
  const site = trees.exported(definition, 'site');
  return (path) => {
    if (!site) return { place: { file: definition, line: 1, column: 1 }, exact: false };
    let found: Found = { at: site, value: site };
    for (const key of path) {
      const next =
        typeof key === 'number' ? itemOf(found.value, key, trees) : fieldOf(found.value, key, trees);
      if (!next) return { place: placeOf(found.at), exact: false };
      found = next;
    }
    return { place: placeOf(found.at), exact: true };
  };
}

/** A field or an item: what names it, and what it is. */
interface Found {
  at: Expression;
  value: Expression;
}

function placeOf({ node, source }: Expression): Place {
  return placesIn(source)(node.getStart());
}

/** The last one of that name counts, as when the code runs. */
function fieldOf(owner: Expression, name: string, trees: SyntaxTrees): Found | undefined {
  const { node, source } = trees.meant(owner);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const found = fieldOf({ node: property.expression, source }, name, trees);
      if (found) return found;
    } else if (!ts.isComputedPropertyName(property.name) && property.name.text === name) {
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      return { at: { node: property.name, source }, value: { node: value, source } };
    }
  }
  return undefined;
}

function itemOf(owner: Expression, index: number, trees: SyntaxTrees): Found | undefined {
  const at = itemsOf(owner, trees)?.[index];
  return at && { at, value: at };
}

/** The items of a list, those of lists that are spread in it too; undefined as soon as their number is not known. */
function itemsOf(owner: Expression, trees: SyntaxTrees): Expression[] | undefined {
  const { node, source } = trees.meant(owner);
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const items: Expression[] = [];
  for (const element of node.elements) {
    const spread = ts.isSpreadElement(element) ? itemsOf({ node: element.expression, source }, trees) : [];
    if (!spread) return undefined;
    items.push(...(ts.isSpreadElement(element) ? spread : [{ node: element, source }]));
  }
  return items;
}
