/** The reader's choice; `system` follows the device (RULES §4). */
export type Mode = 'light' | 'dark' | 'system';

/** The applied colour scheme. */
export type Scheme = 'light' | 'dark';

/** The storage key of the choice (RULES §3). */
export const MODE_KEY = 'mui-mode';

/** Parses a stored mode; unknown values are `system`, because other code can write to storage. */
export function parseMode(value: unknown): Mode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The scheme of a mode on this device. */
export function schemeOf(mode: Mode, prefersDark: () => boolean): Scheme {
  if (mode !== 'system') return mode;
  return prefersDark() ? 'dark' : 'light';
}
