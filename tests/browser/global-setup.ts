import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { listenLocally } from '../../generator/dev/listen';
import { staticSite } from '../../generator/dev/static-site';
import { launchBrowserServer } from './chromium/launch-browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site. */
    site: string;
    /** Absolute folder of the built site. */
    out: string;
    /** Where the one browser of all tests can be connected to. */
    browser: string;
  }
}

/** Builds the real site once, as a maintainer would, and serves it and one browser to all tests that need them. */
export default async function setup(project: TestProject) {
  const browser = await launchBrowserServer();
  const out = path.resolve('node_modules/.cache/xdocs-test/dist');
  const { status, stderr } = spawnSync(process.execPath, ['bin/xdocs.js', 'build', '--out', out], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
  readFileSync(path.join(out, 'build-manifest.json'));
  const server = await listenLocally(0, staticSite(out));
  project.provide('site', server.url);
  project.provide('out', out);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
