import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { ARGS, type Chromium } from './chromium';

const DEBIAN = '/usr/bin/chromium';

const INSTALLED = [
  DEBIAN,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that `CHROMIUM_PATH` names; without that variable, those of the usual places. */
export function installedBrowsers(): Chromium[] {
  const given = process.env['CHROMIUM_PATH'];
  return (given === undefined ? INSTALLED : [given]).filter(isExecutable).map(fullBrowser);
}

/** Debian's browser, installed by this when it is root; throws when there is none after that. */
export function debianBrowser(): Chromium {
  if (process.getuid?.() !== 0) throw new Error('Only root can install it.');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit' });
  if (!isExecutable(DEBIAN)) throw new Error('apt-get did not install it.');
  return fullBrowser(DEBIAN);
}

function fullBrowser(executablePath: string): Chromium {
  return { executablePath, args: ARGS };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
