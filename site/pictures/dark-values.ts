/** So many variables name one another at most. */
const MOST_VARIABLES = 8;

/**
 * Puts the values of variables into a text: those of the dark scheme, as the rules of a drawing tell them. Variables
 * that name each other in a circle have none.
 */
export function darkValues(styles: string): (text: string) => string {
  const told = [...styles.matchAll(/\[data-mui-color-scheme="dark"\]\{([^}]*)\}/g)];
  const values = new Map(
    told.flatMap(([, declarations = '']) =>
      [...declarations.matchAll(/(--[\w-]+):([^;]+)/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
  const own = (text: string, depth = 0): string =>
    text.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, name: string, without = '') =>
        depth > MOST_VARIABLES ? 'none' : own(values.get(name) ?? without, depth + 1),
    );
  return (text) => own(text);
}
