import { emitKeypressEvents } from 'node:readline';
import type { ReadStream } from 'node:tty';

/** Keyboard shortcuts by key; `help` describes each in a few words. */
export type Keys = Record<string, { help: string; press: () => unknown }>;

/** Handles single keys of an interactive terminal. Ctrl+C still interrupts the process. */
export function listenToKeys(terminal: ReadStream, keys: Keys): void {
  if (!terminal.isTTY) return;
  emitKeypressEvents(terminal);
  terminal.setRawMode(true);
  terminal.on('keypress', (_, { name = '', ctrl }: { name?: string; ctrl: boolean }) => {
    if (ctrl && name === 'c') process.kill(process.pid, 'SIGINT');
    else if (!ctrl && Object.hasOwn(keys, name)) keys[name]?.press();
  });
}

/** The help text: one line for each key. */
export function helpOf(keys: Keys): string {
  return Object.entries(keys)
    .map(([key, { help }]) => `  ${key}  ${help}`)
    .join('\n');
}
