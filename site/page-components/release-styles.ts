import { css } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

/** Releases as dots on a line, in columns. */
export const timelineStyles = {
  line: css({
    position: 'relative',
    marginTop: '1.5rem',
    padding: 0,
    listStyle: 'none',
    columns: '15rem 3',
    columnGap: 28,
    fontSize: '.9375rem',
    '& li': {
      position: 'relative',
      breakInside: 'avoid',
      paddingBlock: 3,
      paddingInlineStart: 20,
      borderInlineStart: `2px solid ${vars.line}`,
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -5,
      top: '.72em',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: vars.lineStrong,
    },
    '& li[data-news]::before': { background: vars.accent },
    '& a': { color: vars.accent, fontWeight: 560 },
    '& time': { color: vars.inkFaint, fontSize: '.8125rem' },
    '& p': { marginTop: 2, fontSize: '.875rem', color: vars.inkSoft },
  }),
};

/** The date of a release, and its contents by product. */
export const releaseNotesStyles = {
  notes: css({
    // The date.
    '& > p:first-of-type': { marginTop: '.5rem', fontSize: '.875rem', color: vars.inkFaint },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      gap: '0 20px',
      marginTop: '1rem',
      paddingTop: '.25rem',
      borderTop: `1px solid ${vars.line}`,
    },
    '& dt': { gridColumn: 1, marginTop: '.5rem', fontSize: '.9375rem' },
    '& dd': { gridColumn: 2, marginTop: '.5rem', padding: 0 },
    '& .icon': { fontSize: 15, marginInlineEnd: 5, verticalAlign: -1 },
    [below('sm')]: { '& dl': { display: 'block' }, '& dt': { marginTop: '1rem' } },
  }),
};
