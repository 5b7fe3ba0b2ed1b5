import { type EditWords, fillIn } from './edit-words';
import type { FrameEnd } from './frame-host';
import type { CodeProblem } from './messages';

/**
 * The text of an error, in the language of the page; messages of compilers and programs are not translated.
 */
export function problemText(problem: CodeProblem, words: EditWords): string {
  switch (problem.reason) {
    case 'syntax':
      return fillIn(words.editSyntax, { message: problem.message });
    case 'runtime':
      return fillIn(words.editThrown, { message: problem.message });
    case 'endless':
      return words.editEndless;
    case 'namespace':
      return words.editNamespace;
    case 'commonjs':
      return fillIn(words.editCommonJs, { name: problem.name });
    case 'no-component':
      return fillIn(words.editNoComponent, { file: problem.file ?? '' });
    case 'unavailable': {
      const { name, specifier, offered } = problem;
      return offered.length === 0
        ? fillIn(words.editUnknownPackage, { specifier })
        : fillIn(words.editUnavailable, { name: name || '*', specifier, offered: listed(offered) });
    }
  }
}

/** The reason why a frame has ended. */
export function endText(end: FrameEnd, { editSilent, editLeft, editNotLoaded }: EditWords): string {
  return { silent: editSilent, left: editLeft, 'not-loaded': editNotLoaded }[end];
}

/** The maximum number of suggested names. */
const MOST = 24;

function listed(names: string[]): string {
  return names.slice(0, MOST).join(', ') + (names.length > MOST ? ' …' : '');
}
