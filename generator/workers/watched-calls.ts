import { type Profiler, Session } from 'node:inspector';

/** The calls in which code was seen most while it ran, as lines of a stack: of what never ends, where it was. */
export function watchedCalls(run: () => void): string {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.start');
    run();
    let lines = '';
    session.post('Profiler.stop', (_, answer) => {
      lines = answer ? stackOf(answer.profile.nodes) : '';
    });
    return lines;
  } finally {
    session.disconnect();
  }
}

/** From the function that was seen most to the one that began. */
function stackOf(calls: readonly Profiler.ProfileNode[]): string {
  const parents = new Map(
    calls.flatMap((call) => (call.children ?? []).map((child) => [child, call] as const)),
  );
  const lines: string[] = [];
  let call = calls
    .filter(({ callFrame }) => callFrame.url.startsWith('file:'))
    .toSorted((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0))[0];
  while (call) {
    const { functionName, url, lineNumber, columnNumber } = call.callFrame;
    lines.push(`    at ${functionName || '<anonymous>'} (${url}:${lineNumber + 1}:${columnNumber + 1})`);
    call = parents.get(call.id);
  }
  return lines.join('\n');
}
