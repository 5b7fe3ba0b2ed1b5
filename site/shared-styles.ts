import { codeStyles } from './code/code-styles';
import { demoStyles } from './demo/demo-styles';
import { layoutStyles } from './layout/layout-styles';
import { menuStyles } from './navigation/menu-styles';
import { markdownStyles } from './page/markdown-styles';
import { pageStyles } from './page/page-styles';
import { playgroundStyles } from './page-components/playground-styles';
import { searchStyles } from './search/search-styles';
import { baseStyles } from './theme/base-styles';
import { fonts } from './theme/fonts';
import { icons } from './theme/icons';
import { variables } from './theme/variables';

const parts = [
  fonts,
  variables,
  icons,
  baseStyles,
  layoutStyles,
  searchStyles,
  menuStyles,
  pageStyles,
  markdownStyles,
  playgroundStyles,
  codeStyles,
  demoStyles,
];

/** The rules that every page shares: one immutable file, from the ground up. */
export function sharedStyles(): string {
  return parts
    .map((part) => part())
    .join('')
    .replace(/\n+/g, '');
}
