import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { type LaunchOptions, launchOptions } from './chromium/chromium';
import { findChromium } from './chromium/find-chromium';
import { installedBrowsers } from './chromium/full-browsers';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site. */
    site: string;
    /** Absolute folder of the built site. */
    out: string;
    /** Where the one browser of all tests can be connected to. */
    browser: string;
    /** How another one like it is started. */
    launch: LaunchOptions;
    /** How a whole browser is started; null on a machine without one. */
    fullBrowser: LaunchOptions | null;
  }
}

/** Said after the summary. */
const NO_FULL_BROWSER =
  'tests/browser/full-browser.test.ts was skipped: it needs a whole Chromium. Install one, or set CHROMIUM_PATH.';

/** Whoever names a browser wants those tests to run, as the jobs on GitHub do. */
const NAMED_BROWSER_MISSING =
  'CHROMIUM_PATH names no program that can be run, and tests/browser/full-browser.test.ts needs it.';

/** Builds the real site once, as a maintainer would, and serves it and one browser to all tests that need them. */
export default async function setup(project: TestProject) {
  const removeTemporaryFiles = ownTemporaryFolder();
  const [fullBrowser] = installedBrowsers();
  if (!fullBrowser && process.env['CHROMIUM_PATH']) throw new Error(NAMED_BROWSER_MISSING);
  const launch = launchOptions(await findChromium());
  const browser = await startBrowser(launch).catch(() => startBrowser(launch));
  const out = path.resolve('tests/browser/dist');
  const { status, stderr } = spawnSync(process.execPath, ['bin/xdocs.js', 'build', '--out', out], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
  readFileSync(path.join(out, 'build-manifest.json'));
  const server = await listenLocally(0, staticSite(out));
  project.provide('site', server.url);
  project.provide('out', out);
  project.provide('browser', browser.wsEndpoint());
  project.provide('launch', launch);
  project.provide('fullBrowser', fullBrowser ? launchOptions(fullBrowser) : null);
  return async () => {
    await browser.close();
    await server.close();
    removeTemporaryFiles();
    if (!fullBrowser) console.warn(`\n!!! ${NO_FULL_BROWSER}\n`);
  };
}

/** This Chromium crashed once in hundreds of starts, before it had opened a page: whoever calls tries again. */
function startBrowser(launch: LaunchOptions): Promise<BrowserServer> {
  return chromium.launchServer({ ...launch, host: '127.0.0.1' });
}

/** Browsers leave files of their own behind; gives what removes them. */
function ownTemporaryFolder(): () => void {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-browser-'));
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
