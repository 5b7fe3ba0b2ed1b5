import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Services } from '../../data/services';
import { listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { textFile, writeTextSite } from '../bench/text-site';
import { runXdocs } from '../commands/run-xdocs';

/** A built site with services of its own, and its address. */
export interface ConfiguredSite {
  url: string;
  out: string;
  close: () => Promise<void> | void;
}

/** What stands in `data/services.ts` of this project. */
const OWN = '  ads: { enabled: true },\n';

/**
 * Builds a small site of this project's frame whose `data/services.ts` says something else: the one way
 * to switch a service on. Its first page has a demo, its second one in a frame. The caller closes it.
 */
export async function configuredSite(name: string, services: Services): Promise<ConfiguredSite> {
  const root = path.resolve('node_modules/.cache/xdocs-test', name);
  writeTextSite({ project: process.cwd(), root, pages: 4 });
  const file = path.join(root, 'data/services.ts');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(OWN)) throw new Error('data/services.ts is not what this test expects.');
  writeFileSync(file, text.replace(OWN, `...${JSON.stringify(services)},\n`));
  letDemosLive(root);
  writeDemos(root);
  const out = path.join(root, 'dist');
  const { code, stderr } = await runXdocs(['build', '--root', root]);
  if (code !== 0) throw new Error(`The configured site could not be built:\n${stderr}`);
  const { url, close } = await listenLocally(0, staticSite(out));
  return { url, out, close };
}

/** Lets the demos of a small site come alive, as in this project. */
export function letDemosLive(root: string): void {
  const file = path.join(root, 'data/site.ts');
  const definition = readFileSync(file, 'utf8');
  const living = definition.replace(
    "client.ts' }",
    "client.ts', demoClient: 'site/entries/demo-client.ts', demos: 'site/entries/demos.tsx' }",
  );
  if (living === definition)
    throw new Error('The definition of the small site is not what this test expects.');
  writeFileSync(file, living);
}

const HELLO = 'export default function Hello() {\n  return <p>Hello</p>;\n}\n';

/** A demo with rules of its own, which have to be where it is. */
const FRAMED = `import Button from '@mui/material/Button';

export default function Framed() {
  return <Button variant="contained">Framed</Button>;
}
`;

function writeDemos(root: string): void {
  writeDemo(root, 0, 'Hello', { marker: '{{"demo": "Hello.tsx"}}\n\nAfter the demo.', code: HELLO });
  writeDemo(root, 1, 'Framed', { marker: '{{"demo": "Framed.tsx", "iframe": true}}', code: FRAMED });
}

/** Puts a demo at the end of the n-th text, in both languages. */
export function writeDemo(
  root: string,
  number: number,
  name: string,
  demo: { marker: string; code: string },
): void {
  for (const language of ['', '.zh']) {
    const page = textFile(root, number, language);
    writeFileSync(page, `${readFileSync(page, 'utf8')}\n${demo.marker}\n`);
  }
  writeFileSync(path.join(path.dirname(textFile(root, number)), `${name}.tsx`), demo.code);
}
