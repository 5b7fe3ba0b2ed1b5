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
      return fillIn(words.editThrown, { message: inPlainWords(problem.message, words) });
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

/** Texts of errors of React that readers meet most: its production build has numbers only. */
const REACT_ERRORS: Partial<Record<string, keyof EditWords>> = {
  31: 'editReactChild',
  130: 'editReactType',
  185: 'editReactUpdates',
  321: 'editReactHook',
};

function inPlainWords(message: string, words: EditWords): string {
  const [, number = ''] = /^Minified React error #(\d+);/.exec(message) ?? [];
  const key = REACT_ERRORS[number];
  return key === undefined ? message : fillIn(words[key], { number });
}

/** The reason why a frame has ended. */
export function endText(end: FrameEnd, { editSilent, editLeft, editNotLoaded }: EditWords): string {
  return { silent: editSilent, flooded: editSilent, left: editLeft, 'not-loaded': editNotLoaded }[end];
}

/** The maximum number of suggested names. */
const MOST = 24;

function listed(names: string[]): string {
  return names.slice(0, MOST).join(', ') + (names.length > MOST ? ' …' : '');
}
