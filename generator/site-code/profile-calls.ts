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
    const { functionName, url } = call.callFrame;
    lines.push(`    at ${functionName || '<anonymous>'} (${url}:${placeOf(call)})`);
    call = parents.get(call.id);
  }
  return lines.join('\n');
}

/** Further to the right than any code stands. */
const END_OF_LINE = 9999;

/** Where the function begins, as `line:column`; of a whole module, the end of the line in which it was seen most. */
function placeOf({ callFrame, positionTicks = [] }: Profiler.ProfileNode): string {
  const { functionName, lineNumber, columnNumber } = callFrame;
  const isModule = functionName === '' && lineNumber === 0 && columnNumber === 0;
  const seen = isModule ? positionTicks.toSorted((a, b) => b.ticks - a.ticks)[0] : undefined;
  return seen ? `${seen.line}:${END_OF_LINE}` : `${lineNumber + 1}:${columnNumber + 1}`;
}
