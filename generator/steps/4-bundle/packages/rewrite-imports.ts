import { type ImportedName, NAMESPACE } from '../modules/import-clause';
import type { ModuleImport } from '../modules/read-imports';
import type { SiteModule } from '../modules/read-module';
import type { PackedModule, PackedPackages } from './packed';

/** Begins the specifier of a file of the packages' bundle. */
export const PACKED = 'packed:';

/**
 * Leads a module's package imports to the files of the packages' bundle. `isPacked` says which
 * specifiers; all others stay as they are.
 */
export function rewriteImports(
  { code, imports }: SiteModule,
  { modules }: PackedPackages,
  isPacked: (specifier: string) => boolean,
): string {
  const packed = imports.flatMap((found) => {
    const module = isPacked(found.specifier) ? modules[found.specifier] : undefined;
    return module ? [{ found, text: writers[found.kind](found, module), module }] : [];
  });
  const body = packed.reduceRight(
    (text, { found, text: written }) => text.slice(0, found.from) + written + text.slice(found.to),
    code,
  );
  const loads = new Set(
    packed.flatMap(({ found, module }) => (found.kind === 'dynamic' ? [] : module.loads)),
  );
  return (
    [...loads]
      .sort()
      .map((file) => `import "${PACKED}${file}";\n`)
      .join('') + body
  );
}

type Writer = (found: ModuleImport, module: PackedModule) => string;

const writers: Record<ModuleImport['kind'], Writer> = {
  import: (found, module) => byFile('import', found, module),
  export: (found, module) => byFile('export', found, module),
  'export-all': () => '',
  dynamic: (_, { names, loads }) => {
    const whole = names[NAMESPACE];
    const files = [...new Set([...(whole ? [whole.file] : []), ...loads])];
    const all = files.map((file) => `import("${PACKED}${file}")`).join(', ');
    return `Promise.all([${all}]).then(([m]) => m.${whole?.as ?? ''})`;
  },
};

function byFile(keyword: 'import' | 'export', { names }: ModuleImport, module: PackedModule): string {
  const files = new Map<string, string[]>();
  for (const name of names) {
    const packed = module.names[name.imported];
    if (packed) files.set(packed.file, [...(files.get(packed.file) ?? []), clauseOf(packed.as, name)]);
  }
  return [...files]
    .map(([file, clauses]) => `${keyword} { ${clauses.join(', ')} } from "${PACKED}${file}";`)
    .join(' ');
}

function clauseOf(as: string, { local }: ImportedName): string {
  return as === local ? as : `${as} as ${local}`;
}
