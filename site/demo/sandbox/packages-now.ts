import { addresses } from '../../../data/addresses';
import { sandboxes } from '../../../data/sandboxes';
import { fileUrl } from '../../../generator/contract/url';
import { type InstallTable, installTablePath } from '../../../generator/published/install-table';
import { addPackages } from './add-packages';
import type { SandboxDemo } from './sandbox';

/** The timeout for the table, because a click permits new windows for a limited time only. */
const WAITING_MS = 3000;

/**
 * The demo with its current packages: edited code may import more than the original. Without the table, it
 * has the packages of the original.
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
