// Runs a TypeScript script of this folder: node tests/bench/run.js bench --quick
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [name] = process.argv.splice(2, 1);
const outfile = path.resolve(`node_modules/.cache/xdocs-bench/${name}.mjs`);
await build({
  entryPoints: [`tests/bench/${name}.ts`],
  outfile,
  bundle: true,
  packages: 'external',
  alias: { typescript: './bin/typescript.js' },
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
