/** A colour that a rule gives to elements. */
export interface ColorRule {
  /** Classes of the element, and before them those of elements around it, outermost first. */
  path: string[][];
  property: 'color' | 'fill';
  value: string;
}

/** An element, and those around it, outermost first: the classes of each. */
export type ClassPath = readonly ReadonlySet<string>[];

/** No class at all. */
const NOTHING: ReadonlySet<string> = new Set();

/** Rules for some screens, or for what browsers can, and what is in them. */
const CONDITIONAL = /@[a-z-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Nothing but classes, in elements of some classes. */
const CLASSES_ALONE = /^(?:\.[\w-]+|\s*>\s*|\s+)+$/;

/** The rules of a sheet that colour elements by their classes; those for a state of the pointer or of the keys are left out. */
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

/** What the rules give to an element; the one with most classes counts, of several the last. */
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
