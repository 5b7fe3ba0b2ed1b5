import { css } from '@emotion/react';

export const materialPropsStyles = {
  /** Several tables may follow one another. */
  frame: css({
    marginTop: '1.5rem',
    '& + &': { marginTop: '2.5rem' },
  }),
  name: css({ fontWeight: 620 }),
};
