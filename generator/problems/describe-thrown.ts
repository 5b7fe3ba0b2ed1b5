import type { Thrown } from '../model';

/**
 * Converts a thrown value, an error or anything else, to plain data. The process that draws demos gets the source text of this
 * function, so it must not use anything outside itself.
 */
export function describeThrown(value: unknown): Thrown {
  const MAX_LENGTH = 400;
  const MAX_FRAMES = 100;
  // A message is part of the stack: a longer line is no frame, and would be searched for long.
  const MAX_LINE = 500;
  const textOf = (thrown: unknown): string => {
    if (typeof thrown !== 'object' || thrown === null) return `${String(thrown)}, which is no error`;
    if (!('message' in thrown)) return 'a value that is no error';
    const { code, permission, resource, name, message } = thrown as Partial<Record<string, unknown>>;
    // Versions of Node word it differently, and name different things for processes.
    if (code === 'ERR_ACCESS_DENIED' && permission !== undefined)
      return `${permission} is not allowed${String(permission).startsWith('File') ? `: ${resource}` : ''}`;
    return `${String(name)}: ${String(message)}`;
  };
  const framesOf = (stack: string): Thrown['frames'] =>
    stack
      .split('\n')
      .slice(-MAX_FRAMES)
      .filter(({ length }) => length <= MAX_LINE)
      .flatMap((line) => {
        const [, , call = '', module, row, column] =
          /^\s+at (?:async )?((?:new )?(.*?) \()?(?:file:)?.*?([^/\\]+\.mjs)(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(
            line,
          ) ?? [];
        if (module === undefined) return [];
        const name = call.replace(/^(?:.*\.)?([^.\s]+)(?: \[as .*\])?$/, '$1').replace(/^<anonymous>$/, '');
        return [{ name, module, line: Number(row), column: Number(column) }];
      });
  try {
    const text = textOf(value).replace(/\s+/g, ' ').trim();
    const stack = value instanceof Error ? String(value.stack) : '';
    return {
      text: text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text,
      frames: framesOf(stack),
    };
  } catch {
    return { text: 'a value that cannot be shown', frames: [] };
  }
}
