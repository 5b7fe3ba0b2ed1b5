import { packageOf } from '../../../model/package-of';
import type { InstallTable } from '../../../published/install-table';
import { type SandboxContext, sandboxPackages } from './sandbox-packages';

/** The packages that each module needs in a sandbox; modules that cannot be installed are left out. */
export function installTable(specifiers: readonly string[], context: SandboxContext): InstallTable {
  const always = new Set(packagesOf([], context));
  const table: InstallTable = {};
  // A package comes before its modules in this order.
  const wanted = new Set(specifiers.flatMap((specifier) => [packageOf(specifier), specifier]));
  for (const specifier of [...wanted].sort()) {
    const needed = packagesOf([specifier], context).filter((one) => !always.has(one));
    if (needed.join(' ') !== (table[packageOf(specifier)] ?? []).join(' ')) table[specifier] = needed;
  }
  return table;
}

function packagesOf(specifiers: readonly string[], context: SandboxContext): string[] {
  const made = sandboxPackages(specifiers, context);
  return 'packages' in made ? made.packages : [];
}
