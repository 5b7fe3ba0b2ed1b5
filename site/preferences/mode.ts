/** What a reader chose; `system` follows the device (RULES §4). */
export type Mode = 'light' | 'dark' | 'system';

/** What is shown. */
export type Scheme = 'light' | 'dark';

/** Where the choice is kept (RULES §3). */
export const MODE_KEY = 'mui-mode';

/** The media query that asks the device. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Reads a stored mode; anything unknown is `system`, as storage is open to everyone. */
export function parseMode(value: unknown): Mode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The scheme a mode means on this device. */
export function schemeOf(mode: Mode, prefersDark: () => boolean): Scheme {
  if (mode !== 'system') return mode;
  return prefersDark() ? 'dark' : 'light';
}
