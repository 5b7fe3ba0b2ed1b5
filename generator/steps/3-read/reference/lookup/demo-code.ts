/** The main file of a demo, parsed once for all components that it might show. */
export interface DemoCode {
  code: string;
  /** Every imported name, without types and React itself. */
  imported: readonly string[];
}

/** `import A, { B as C } from 'package'`: the part before the module. */
const IMPORT = /\bimport\s+(?!type\b)([\w$\s{},*]+?)\s+from\s*['"]/g;

/** Reads the imports of a demo. */
export function readDemoCode(code: string): DemoCode {
  const names = [...code.matchAll(IMPORT)].flatMap(([, clause = '']) =>
    clause
      .split(/[{},]/)
      .map((name) => name.trim().replace(/\s+as\s+.*$/s, ''))
      .filter((name) => name !== '' && name !== '*' && !name.startsWith('type ')),
  );
  return { code, imported: names };
}

/** Whether a demo renders a component, passes it to a slot, or styles it inside another component. */
export function shows({ code, imported }: DemoCode, name: string): boolean {
  const known = [name, `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
  return known.some((one) => imported.includes(one) && usesOf(code, one) > 1);
}

/** The number of occurrences of a name in code, including its import. */
function usesOf(code: string, name: string): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}
