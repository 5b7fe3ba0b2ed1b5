/** A Chromium that can be launched, and what it needs for that. */
export interface Chromium {
  executablePath: string;
  args: string[];
  /** Variables it needs besides those of this process. */
  env?: Record<string, string>;
}

/** What keeps a browser off the network but for the pages under test, and lets it run as root. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

/** What Playwright is told to start it. */
export interface LaunchOptions {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/** Starts with the variables of this process and those that this Chromium needs. */
export function launchOptions({ executablePath, args, env }: Chromium): LaunchOptions {
  return { executablePath, args, ...(env && { env: { ...definedEnv(), ...env } }) };
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
