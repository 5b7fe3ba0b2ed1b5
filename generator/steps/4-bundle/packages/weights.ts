import type { WalkedModule } from '../modules/walk-modules';
import { importedPackages } from './wanted-names';

/**
 * How much each package module counts: how many demos use it, down to a power of two, so that one
 * demo more or less hardly ever divides the packages in another way. Each demo is given by its modules.
 */
export function weightsOf(demos: WalkedModule[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of demos.flatMap(importedPackages)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].sort().map(([name, count]) => [name, 2 ** Math.floor(Math.log2(count))]));
}
