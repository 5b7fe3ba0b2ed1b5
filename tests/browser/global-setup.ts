import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site. */
    site: string;
    /** Absolute folder of the built site. */
    out: string;
  }
}

/** Builds the real site once, as a maintainer would, and serves it to all tests that need it. */
export default async function setup(project: TestProject) {
  const out = path.resolve('tests/browser/dist');
  const { status, stderr } = spawnSync(process.execPath, ['bin/xdocs.js', 'build', '--out', out], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
  readFileSync(path.join(out, 'build-manifest.json'));
  const server = await listenLocally(0, staticSite(out));
  project.provide('site', server.url);
  project.provide('out', out);
  return () => server.close();
}
