/** A demo's main file, looked at once for all that it might show. */
export interface DemoCode {
  code: string;
  /** Every name that it imports, types and React itself left aside. */
  imported: readonly string[];
}

/** `import A, { B as C } from 'package'`: what stands before the module. */
const IMPORT = /\bimport\s+(?!type\b)([\w$\s{},*]+?)\s+from\s*['"]/g;

/** Reads what a demo imports. */
export function readDemoCode(code: string): DemoCode {
  const names = [...code.matchAll(IMPORT)].flatMap(([, clause = '']) =>
    clause
      .split(/[{},]/)
      .map((name) => name.trim().replace(/\s+as\s+.*$/s, ''))
      .filter((name) => name !== '' && name !== '*' && !name.startsWith('type ')),
  );
  return { code, imported: names };
}

/** Whether it draws a component, gives it to a slot, or styles the one that another component draws. */
export function shows({ code, imported }: DemoCode, name: string): boolean {
  const known = [name, `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
  return known.some((one) => imported.includes(one) && usesOf(code, one) > 1);
}

/** How often a name stands in code, its import included. */
function usesOf(code: string, name: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}
