import { css } from '@emotion/react';
import { CODE } from '../code/hooks';
import { hooked } from '../support/dom';
import { vars } from '../theme/vars';

/** With a script, code is attached to the toolbar. */
const attached = {
  marginTop: 0,
  border: `1px solid ${vars.line}`,
  borderTop: 0,
  borderRadius: `0 0 ${vars.radius} ${vars.radius}`,
  boxShadow: 'none',
} as const;

const inner = `calc(${vars.radius} - 1px)`;

/** Code in the language that is not selected, if a demo has both. */
function unchosen(chosen: string, other: string): string {
  return `[data-code-variant=${chosen}] &:has([data-language=${chosen}]) > [data-language=${other}]`;
}

/** The code of a demo. */
export const sourceStyles = {
  preview: css({
    marginTop: 8,
    '& > pre': { maxHeight: 'none' },
    '[data-mui-color-scheme] &': attached,
    '&:has(~ details[open])': { display: 'none' },
  }),
  source: css({
    '& > summary': {
      padding: '10px 4px',
      fontSize: '.875rem',
      fontWeight: 560,
      color: vars.accent,
      '@media print': { display: 'none' },
    },
    [`& > div > *, & ${hooked(CODE)}`]: { marginTop: 8 },
    [unchosen('TS', 'JS')]: { display: 'none' },
    [unchosen('JS', 'TS')]: { display: 'none' },
    // Tabs or tools show the names of files.
    '[data-mui-color-scheme] & p': { display: 'none' },
    '[data-mui-color-scheme] & > div > *': attached,
    '[data-mui-color-scheme] & [role=tabpanel]': {
      borderRadius: `0 0 ${inner} ${inner}`,
      boxShadow: `0 -1px ${vars.line}`,
    },
  }),
};
