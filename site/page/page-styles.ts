import { css } from '@emotion/react';
import { from } from '../theme/media';
import { vars } from '../theme/vars';

/** The column of the text, and beside it that of the contents. */
export const pageStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  padding: '20px 20px 64px',
  [from('sm')]: { padding: '28px 32px 72px' },
  [from('md')]: {
    gridTemplateColumns: `minmax(0, 50rem) ${vars.contents}`,
    justifyContent: 'space-between',
    columnGap: 40,
  },
  // Beside the menu.
  [from('lg')]: { gridColumn: 2, paddingBlock: '32px 96px', paddingInline: '64px 40px', columnGap: 56 },
  [from('xl')]: { justifyContent: 'center', columnGap: 80 },
  '& > article, & > article > *': { minWidth: 0 },
});
