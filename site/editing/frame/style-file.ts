const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds the style sheet of a demo, replacing its last version, and returns the class names of a CSS module.
 */
export function styleFile(name: string, code: string): Record<string, unknown> {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(code);
  if (!sheets.has(name)) document.adoptedStyleSheets.push(sheet);
  sheets.set(name, sheet);
  const classes = Object.fromEntries(
    [...code.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one = '']) => [one, one]),
  );
  return { __esModule: true, ...classes, default: classes };
}
