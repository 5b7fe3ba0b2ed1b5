import { assertUsable } from './assert-usable';
import type { Chromium } from './chromium';
import { debianBrowser, installedBrowsers } from './full-browsers';
import { packagedShell } from './packaged-shell';

/** Gives candidates when it is their turn, or throws why there are none. */
type Source = [name: string, candidates: () => Chromium[]];

const shell: Source = ['the headless shell of @sparticuz/chromium', () => [packagedShell()]];

const installed: Source = ['CHROMIUM_PATH or an installed Chromium', installedBrowsers];

const debian: Source = ["Debian's chromium", () => [debianBrowser()]];

/** The first browser that can run the tests. Throws when there is none: browser tests are never skipped. */
export function findChromium(): Promise<Chromium> {
  return firstUsable([shell, installed, debian]);
}

/** A whole browser, for what the headless shell lacks: prerendering and the back/forward cache. */
export function findFullChromium(): Promise<Chromium> {
  return firstUsable([installed, debian]);
}

async function firstUsable(sources: Source[]): Promise<Chromium> {
  const reasons: string[] = [];
  for (const [name, candidates] of sources) {
    try {
      const found = candidates();
      if (found.length === 0) reasons.push(`${name}: not found`);
      for (const candidate of found) {
        const fault = await faultOf(candidate);
        if (fault === undefined) {
          for (const reason of reasons) console.warn(`Not used: ${reason}`);
          return candidate;
        }
        reasons.push(`${candidate.executablePath}: ${fault}`);
      }
    } catch (error) {
      reasons.push(`${name}: ${error}`);
    }
  }
  throw new Error(
    `No Chromium can be used. Install one, or set CHROMIUM_PATH to its executable.\n${reasons.join('\n')}`,
  );
}

async function faultOf(candidate: Chromium): Promise<string | undefined> {
  try {
    await assertUsable(candidate);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
