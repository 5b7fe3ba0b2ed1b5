import { groupBy } from '../../generator/problems/group-by';
import { type CatalogueCode, catalogueCodes } from './catalogue-codes';
import { namedTests } from './named-tests';
import { type ShownProblem, sampleProblems } from './sample-problems';

/** The reference of all problems for maintainers. */
export const PAGE = '.github/PROBLEMS.md';

const INTRODUCTION = `# Problems

Every problem that \`xdocs\` names, by the file of \`generator/problems/catalogue/\` that holds its words. A code never changes: search
for it, or silence it by it. An error stops a build; a warning does so with \`--strict\`.

Written by \`npm run problems\` from the catalogue, the samples and the tests; \`npm test\` fails when it is out of date.
`;

/** The page: for each code what it means, an example, and what shows it. */
export function problemsPage(): string {
  const examples = new Map(
    [...fromTests(), ...sampleProblems().toReversed()].map((shown) => [shown.code, shown]),
  );
  const rooms = [...groupBy(catalogueCodes(), ({ room }) => room)].map(
    ([room, codes]) =>
      `## ${room}\n\n${codes.map((code) => section(code, examples.get(code.code))).join('\n')}`,
  );
  return [INTRODUCTION, ...rooms].join('\n');
}

function fromTests(): ShownProblem[] {
  return namedTests.map(({ test, example: { code, message, hint } }) => ({
    code,
    message,
    hint,
    shownBy: test,
  }));
}

function section({ code, severity, meaning }: CatalogueCode, shown: ShownProblem | undefined): string {
  const example = shown && [
    `> ${quoted(shown.message)}`,
    '>',
    `> _${quoted(shown.hint)}_`,
    '',
    `[Example](../${shown.shownBy})`,
  ];
  return [`### ${code}`, '', `**${severity}** · ${meaning}`, '', ...(example ? [...example, ''] : [])].join(
    '\n',
  );
}

/** Words of a message are no Markdown. */
function quoted(words: string): string {
  return words.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
}
