import { codeStyles } from './code/code-styles';
import { markdownStyles } from './page/markdown-styles';
import { baseStyles } from './theme/base-styles';
import { fonts } from './theme/fonts';
import { icons } from './theme/icons';
import { planStyles } from './theme/plan-styles';
import { printStyles } from './theme/print-styles';
import { variables } from './theme/variables';

const parts = [fonts, variables, icons, baseStyles, printStyles, planStyles, markdownStyles, codeStyles];

/** The styles shared by all pages, in one immutable file. */
export function sharedStyles(): string {
  return parts
    .map((part) => part())
    .join('')
    .replace(/\n+/g, '');
}
