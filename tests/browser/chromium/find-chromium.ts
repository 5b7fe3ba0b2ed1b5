import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';

/** A browser that can be started, and what it needs to start. */
export interface FoundChromium {
  executablePath: string;
  args: string[];
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What keeps a browser quiet and off the network but for the pages under test. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/**
 * Finds a real Chromium: the one that `CHROMIUM_PATH` names, one that is installed, the one inside an npm
 * package, or Debian's when this is root. Throws when there is none: browser tests are never skipped.
 */
export async function findChromium(): Promise<FoundChromium> {
  const given = process.env['CHROMIUM_PATH'];
  const installed = (given === undefined ? INSTALLED : [given]).find(isExecutable);
  if (installed !== undefined) return { executablePath: installed, args: QUIET };
  return (await packaged()) ?? installDebian();
}

/** `@sparticuz/chromium` unpacks its own libraries when it believes to be on a bare server. */
async function packaged(): Promise<FoundChromium | undefined> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    return isExecutable(executablePath) && (await starts(executablePath, packed.args))
      ? { executablePath, args: [...packed.args, ...QUIET] }
      : undefined;
  } catch {
    return undefined;
  }
}

async function starts(executablePath: string, args: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: [...args, ...QUIET], headless: true });
  await browser.close();
  return true;
}

function installDebian(): FoundChromium {
  const [path = ''] = INSTALLED;
  if (process.getuid?.() === 0) {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ])
      spawnSync('apt-get', args, { stdio: 'inherit' });
  }
  if (isExecutable(path)) return { executablePath: path, args: QUIET };
  throw new Error(
    'No Chromium was found. Install one, or name it in CHROMIUM_PATH: browser tests are never skipped.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
