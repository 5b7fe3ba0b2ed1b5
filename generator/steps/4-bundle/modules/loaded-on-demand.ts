import type { Modules } from './walk-modules';

/** Modules that some modules of the site import dynamically. */
export function loadedOnDemand(modules: Modules, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const { imports = [], links = {} } = modules.get(file) ?? {};
    return imports.flatMap(({ kind, specifier }) => (kind === 'dynamic' ? (links[specifier] ?? []) : []));
  });
}
