import { Presets, SingleBar } from 'cli-progress';
import pc from 'picocolors';
import {
  formatGithub,
  formatJson,
  formatPretty,
  type Problem,
  type Reporter,
  summarised,
} from '../generator';

/** How problems are told: to a person, to a program, or beside the lines of a pull request. */
export const REPORTERS = ['pretty', 'json', 'github'] as const;

export type ReporterName = (typeof REPORTERS)[number];

/** The reporter that arguments ask for, in either spelling; the one for people when they ask for none that exists. */
export function reporterIn(args: readonly string[]): ReporterName {
  const asked = args.map((arg, at) => {
    if (arg.startsWith(SPELLED)) return arg.slice(SPELLED.length);
    return args[at - 1] === '--reporter' ? arg : undefined;
  });
  const last = asked.findLast((name) => name !== undefined);
  return REPORTERS.find((name) => name === last) ?? 'pretty';
}

const SPELLED = '--reporter=';

const interactive = process.stderr.isTTY && !process.env['CI'];
const paint = pc.createColors(pc.isColorSupported && process.stderr.isTTY === true);

/** Tells a person something; stdout stays free for what a program would read. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Gives a program what it asked for. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Tells problems in the form that was asked for; those that go together in one line, unless all are asked for. */
export function sayProblems(found: Problem[], reporter: ReporterName, { all = false } = {}): void {
  const problems = all ? found : summarised(found);
  if (reporter === 'json') print(formatJson(problems));
  else if (problems.length === 0) return;
  else if (reporter === 'github') print(formatGithub(problems));
  else say(`\n${formatPretty(problems, paint)}\n`);
}

/** `878 pages` in bold and such, where the terminal can. */
export const emphasis = { bold: paint.bold, dim: paint.dim, good: paint.green };

/** Progress on one line of a terminal; elsewhere nothing is drawn, so that logs stay readable. */
export function terminalReporter(): Reporter & { times: () => [string, number][]; end: () => void } {
  const times: [string, number][] = [];
  let current: { name: string; since: number } | undefined;
  const bar = interactive ? progressBar() : undefined;
  const finish = () => {
    if (current) times.push([current.name, performance.now() - current.since]);
    current = undefined;
    bar?.stop();
  };
  return {
    step: (name) => {
      finish();
      current = { name, since: performance.now() };
      bar?.start(0, 0, { name });
    },
    progress: (done, total) => {
      bar?.setTotal(total);
      bar?.update(done, { name: current?.name ?? '' });
    },
    times: () => times,
    end: finish,
  };
}

function progressBar(): SingleBar {
  const format = `{name} ${paint.cyan('{bar}')} {value}/{total}`;
  return new SingleBar(
    { format, clearOnComplete: true, hideCursor: true, stream: process.stderr },
    Presets.shades_classic,
  );
}
