import { css } from '@emotion/react';
import { besideAlone, withColumn } from '../theme/column';
import { from, withContents } from '../theme/media';
import { vars } from '../theme/vars';

/** The column of the text, and beside it that of the contents. */
export const pageStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minWidth: 0,
  padding: '20px 20px 64px',
  [from('sm')]: { paddingBlock: '28px 72px', paddingInline: besideAlone },
  // Beside the menu.
  [from('lg')]: { gridColumn: 2, paddingBlock: '32px 96px' },
  [withContents]: {
    gridTemplateColumns: `minmax(0, ${vars.column}) ${withColumn.contents}`,
    justifyContent: 'center',
    columnGap: withColumn.gap,
    paddingInline: `${withColumn.before} ${withColumn.after}`,
  },
  '& > article, & > article > *': { minWidth: 0 },
});
