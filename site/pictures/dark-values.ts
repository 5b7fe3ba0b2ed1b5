/** The maximum depth of nested variables. */
const MOST_VARIABLES = 8;

/**
 * Replaces variables in a text by their values in the dark scheme of some styles. Circular variables have no
 * value.
 */
export function darkValues(styles: string): (text: string) => string {
  const blocks = [...styles.matchAll(/\[data-mui-color-scheme="dark"\]\{([^}]*)\}/g)];
  const values = new Map(
    blocks.flatMap(([, declarations = '']) =>
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
