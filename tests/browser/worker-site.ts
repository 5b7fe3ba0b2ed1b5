import { readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { textFile, writeTextSite } from '../bench/text-site';
import { runXdocs } from '../commands/run-xdocs';

/** A small site with a service worker, whose host calls itself a production host. */
export interface WorkerSite {
  url: string;
  /** The site as it was first built, and after its styles changed. */
  builds: { first: RequestListener; second: RequestListener };
  /** What the host answers from now on. */
  serve: (handle: RequestListener) => void;
  /** Output folders of the builds; `again` is the first one built a second time. */
  folders: { first: string; again: string; second: string };
  close: LocalServer['close'];
}

/**
 * Builds the site twice, with a change between, in a folder of that name. The host's own name is all that is injected: the
 * rule stays exact.
 */
export async function workerSite(name: string): Promise<WorkerSite> {
  let handle: RequestListener = (_, response) => void response.end();
  const { url, close } = await listenLocally(0, (request, response) => handle(request, response));
  const root = path.resolve('node_modules/.cache/xdocs-test', name);
  writeTextSite({ project: process.cwd(), root, pages: 8 });
  change(root, 'data/production-hosts.ts', "'mui.com'", `'${new URL(url).host}'`);
  change(root, 'data/front-page.ts', "'/x'", "'/x/guide/page-0'");
  change(root, 'data/site.ts', "assets: '/x',", "assets: '/x', offline: '/x/offline',");
  change(root, 'data/site.ts', 'entries: {', "entries: { serviceWorker: 'site/entries/service-worker.ts',");
  change(
    root,
    'data/site.ts',
    "client.ts' }",
    "client.ts', demoClient: 'site/entries/demo-client.ts', demos: 'site/entries/demos.tsx' }",
  );
  writeDemo(root);
  const first = await build(root, 'first');
  const again = await build(root, 'again');
  change(root, 'site/theme/base-styles.ts', 'body{margin:0;', 'body{margin:0;--changed:yes;');
  const second = await build(root, 'second');
  return {
    url,
    close,
    builds: { first: staticSite(first), second: staticSite(second) },
    folders: { first, again, second },
    serve: (next) => {
      handle = next;
    },
  };
}

/** Waits until a worker serves the page, whether it loaded it or not. */
export async function underControl(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** The host when it cannot be reached. */
export const noNetwork: RequestListener = (request) => void request.socket.destroy();

/** The first page has a demo at its end, below the first screen. */
function writeDemo(root: string): void {
  const page = textFile(root, 0);
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, `${text}\n${'A line of its own.\n\n'.repeat(80)}{{"demo": "Late.tsx"}}\n`);
  const code =
    "import Button from '@mui/material/Button';\n\nexport default function Late() {\n  return <Button>Late</Button>;\n}\n";
  writeFileSync(path.join(path.dirname(page), 'Late.tsx'), code);
}

function change(root: string, name: string, from: string, to: string): void {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} is not what this test expects.`);
  writeFileSync(file, text.replace(from, to));
}

async function build(root: string, name: string): Promise<string> {
  const out = path.join(root, name);
  const { code, stderr } = await runXdocs(['build', '--root', root, '--out', out]);
  if (code !== 0) throw new Error(`The site with a worker could not be built:\n${stderr}`);
  return out;
}
