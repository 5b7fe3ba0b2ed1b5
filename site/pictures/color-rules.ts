/** A colour that a rule sets. */
export interface ColorRule {
  /** Classes of the element, preceded by those of ancestors, outermost first. */
  path: string[][];
  property: 'color' | 'fill';
  value: string;
}

/** The classes of an element and its ancestors, outermost first. */
export type ClassPath = readonly ReadonlySet<string>[];

/** No classes. */
const NOTHING: ReadonlySet<string> = new Set();

/** Conditional rules, such as `@media` and `@supports`. */
const CONDITIONAL = /@[a-z-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Selectors that consist of classes only. */
const CLASSES_ALONE = /^(?:\.[\w-]+|\s*>\s*|\s+)+$/;

/** The rules of a sheet that set colours by class, except those for hover and focus. */
export function colorRules(styles: string): ColorRule[] {
  return [...styles.replace(CONDITIONAL, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors = '', declarations = '']) => {
      const colors = [...declarations.matchAll(/(?:^|;)\s*(color|fill):([^;]+)/g)];
      if (colors.length === 0) return [];
      const paths = selectors.split(',').map((one) => one.trim());
      return paths
        .filter((one) => CLASSES_ALONE.test(one))
        .flatMap((one) =>
          colors.map(([, property, value = '']) => ({
            path: one.split(/[\s>]+/).map((part) => part.split('.').filter(Boolean)),
            property: property === 'fill' ? ('fill' as const) : ('color' as const),
            value: value.trim(),
          })),
        );
    },
  );
}

/** The colour that rules set on an element; the most specific rule is used, the last one of equals. */
export function colorOf(
  rules: readonly ColorRule[],
  elements: ClassPath,
  property: ColorRule['property'],
): string | undefined {
  const fitting = rules.filter((rule) => rule.property === property && fits(rule.path, elements));
  const weight = ({ path }: ColorRule): number => path.flat().length;
  return fitting.reduce<ColorRule | undefined>(
    (best, rule) => (best && weight(best) > weight(rule) ? best : rule),
    undefined,
  )?.value;
}

function fits(path: readonly string[][], elements: ClassPath): boolean {
  const [own, ...around] = [...path].reverse();
  const [element, ...outer] = [...elements].reverse();
  if (!own || !element || !has(element, own)) return false;
  let at = 0;
  for (const wanted of around) {
    while (at < outer.length && !has(outer[at] ?? NOTHING, wanted)) at += 1;
    if (at === outer.length) return false;
    at += 1;
  }
  return true;
}

function has(element: ReadonlySet<string>, classes: readonly string[]): boolean {
  return classes.every((name) => element.has(name));
}
