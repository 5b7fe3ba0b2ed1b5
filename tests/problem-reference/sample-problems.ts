import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../module-boundaries/repository';

/** What a sample site shows of one problem. */
export interface ShownProblem {
  code: string;
  message: string;
  hint: string;
  /** The file that shows it, relative to the repository. */
  shownBy: string;
}

const SAMPLES = 'tests/samples';

/** Every problem that a sample site is expected to have, in the order of their folders. */
export function sampleProblems(): ShownProblem[] {
  return readdirSync(path.join(root, SAMPLES))
    .sort()
    .map((name) => `${SAMPLES}/${name}/expected.txt`)
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => problemsIn(file));
}

/** A problem is a line without indentation; below it stand message, lines of code and hint. */
function problemsIn(file: string): ShownProblem[] {
  const blocks = readFileSync(path.join(root, file), 'utf8').split(/^(?=(?:error|warning) [A-Z])/m);
  return blocks.filter(Boolean).map((block) => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    const words = lines.filter((line) => !/^ {2}[ >]+\d* *\|/.test(line)).map((line) => line.slice(2));
    return {
      code: title.split(' ')[1] ?? '',
      message: words.slice(0, -1).join(' '),
      hint: words.at(-1) ?? '',
      shownBy: file,
    };
  });
}
