import type { Modules } from './walk-modules';

/** Files that entries import directly or indirectly; `static` does not follow dynamic imports. */
export function reach(modules: Modules, entries: string[], how: 'static' | 'all' = 'all'): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const module = modules.get(file);
    if (!module || reached.has(file)) return;
    reached.add(file);
    for (const { kind, specifier } of module.imports) {
      const linked = module.links[specifier];
      if (linked !== undefined && (how === 'all' || kind !== 'dynamic')) visit(linked);
    }
  };
  for (const entry of entries) visit(entry);
  return reached;
}
