import { addresses } from '../../../data/addresses';
import { sandboxes } from '../../../data/sandboxes';
import { fileUrl } from '../../../generator/contract/url';
import { type InstallTable, installTablePath } from '../../../generator/published/install-table';
import { addPackages } from './add-packages';
import type { SandboxDemo } from './sandbox';

/** Nobody waits longer for the table: browsers forget after a while that a button was pressed. */
const WAITING_MS = 3000;

/**
 * The demo with what it is installed with now: its code may have been changed, and import more than it did when it was
 * written. Without the table it is what the demo was written with.
 */
export async function withPackagesNow(demo: SandboxDemo): Promise<SandboxDemo> {
  const code = demo.files.map((file) => file.code).join('\n');
  const table = await fetchTable().catch(() => ({}));
  return { ...demo, packages: addPackages(demo.packages, code, { ...sandboxes, table }) };
}

async function fetchTable(): Promise<InstallTable> {
  const url = fileUrl(installTablePath(addresses.assets), addresses);
  const answer = await fetch(url, { signal: AbortSignal.timeout(WAITING_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
