import { emitKeypressEvents } from 'node:readline';
import type { ReadStream } from 'node:tty';

/** What a key does, by the key; `help` says it in a few words. */
export type Keys = Record<string, { help: string; press: () => unknown }>;

/** Acts on single keys of a terminal, where there is one; Ctrl+C ends the process as everywhere. */
export function listenToKeys(terminal: ReadStream, keys: Keys): void {
  if (!terminal.isTTY) return;
  emitKeypressEvents(terminal);
  terminal.setRawMode(true);
  terminal.on('keypress', (_, { name = '', ctrl }: { name?: string; ctrl: boolean }) => {
    if (ctrl && name === 'c') process.kill(process.pid, 'SIGINT');
    else if (!ctrl && Object.hasOwn(keys, name)) keys[name]?.press();
  });
}

/** One line a key. */
export function helpOf(keys: Keys): string {
  return Object.entries(keys)
    .map(([key, { help }]) => `  ${key}  ${help}`)
    .join('\n');
}
