import { css } from '@emotion/react';
import { singleColumnPadding, contentsLayout } from '../theme/column-layout';
import { from, withContents } from '../theme/media';
import { vars } from '../theme/vars';

/** The column of the text, and beside it that of the contents. */
export const pageStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  padding: '20px 20px 64px',
  [from('sm')]: { paddingBlock: '28px 72px', paddingInline: singleColumnPadding },
  // Beside the menu.
  [from('lg')]: { gridColumn: 2, paddingBlock: '32px 96px' },
  [withContents]: {
    gridTemplateColumns: `minmax(0, ${vars.column}) ${contentsLayout.contents}`,
    justifyContent: 'center',
    columnGap: contentsLayout.gap,
    paddingInline: `${contentsLayout.paddingStart} ${contentsLayout.paddingEnd}`,
  },
  '& > article, & > article > *': { minWidth: 0 },
});
