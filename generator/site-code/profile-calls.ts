import { type Profiler, Session } from 'node:inspector';

/** Profiles `run` and returns its most sampled calls as lines of a stack: where code that does not end was. */
export function profileCalls(run: () => void): string {
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

/** From the most sampled function to the outermost one. */
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

/** A column beyond the end of every line. */
const END_OF_LINE = 9999;

/** The beginning of the function as `line:column`; for a module, the end of its most sampled line. */
function placeOf({ callFrame, positionTicks = [] }: Profiler.ProfileNode): string {
  const { functionName, lineNumber, columnNumber } = callFrame;
  const isModule = functionName === '' && lineNumber === 0 && columnNumber === 0;
  const seen = isModule ? positionTicks.toSorted((a, b) => b.ticks - a.ticks)[0] : undefined;
  return seen ? `${seen.line}:${END_OF_LINE}` : `${lineNumber + 1}:${columnNumber + 1}`;
}
