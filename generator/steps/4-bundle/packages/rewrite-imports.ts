import { type ImportedName, NAMESPACE } from '../modules/import-clause';
import type { ModuleImport } from '../modules/read-imports';
import type { SiteModule } from '../modules/read-module';
import type { PackedPackages } from './packed';
import { keyOf, wantedBy } from './wanted-names';

/** The prefix of specifiers of files of the package bundle. */
export const PACKED = 'packed:';

/**
 * Rewrites the package imports of a module for which `isPacked` is true: they import files of the package bundle. Line
 * numbers do not change, so that source maps stay valid.
 */
export function rewriteImports(
  { code, imports }: SiteModule,
  packed: PackedPackages,
  isPacked: (specifier: string) => boolean,
): string {
  const led = imports.filter(({ specifier }) => isPacked(specifier));
  const body = led.reduceRight(
    (text, found) =>
      text.slice(0, found.from) +
      writers[found.kind](found, packed) +
      linesOf(text.slice(found.from, found.to)) +
      text.slice(found.to),
    code,
  );
  const loads = led
    .filter(({ kind }) => kind !== 'dynamic')
    .flatMap((found) => wantedBy(found).flatMap((name) => packed.names[keyOf(name)]?.loads ?? []));
  return (
    [...new Set(loads)]
      .sort()
      .map((file) => `import "${PACKED}${file}"; `)
      .join('') + body
  );
}

function linesOf(statement: string): string {
  return '\n'.repeat(statement.split('\n').length - 1);
}

type Writer = (found: ModuleImport, packed: PackedPackages) => string;

const writers: Record<ModuleImport['kind'], Writer> = {
  import: (found, packed) => byFile('import', found, packed),
  export: (found, packed) => byFile('export', found, packed),
  'export-all': () => '',
  dynamic: ({ specifier }, { names }) => {
    const whole = names[keyOf({ specifier, name: NAMESPACE })];
    const files = [...new Set([...(whole ? [whole.file, ...whole.loads] : [])])];
    const all = files.map((file) => `import("${PACKED}${file}")`).join(', ');
    return `Promise.all([${all}]).then(([m]) => m.${whole?.as ?? ''})`;
  },
};

function byFile(
  keyword: 'import' | 'export',
  { specifier, names }: ModuleImport,
  packed: PackedPackages,
): string {
  const files = new Map<string, string[]>();
  for (const name of names) {
    const found = packed.names[keyOf({ specifier, name: name.imported })];
    if (found) files.set(found.file, [...(files.get(found.file) ?? []), clauseOf(found.as, name)]);
  }
  return [...files]
    .map(([file, clauses]) => `${keyword} { ${clauses.join(', ')} } from "${PACKED}${file}";`)
    .join(' ');
}

function clauseOf(as: string, { local }: ImportedName): string {
  return as === local ? as : `${as} as ${local}`;
}
