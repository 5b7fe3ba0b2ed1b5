import { css } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

export const planComparisonStyles = {
  frame: css({
    position: 'relative',
    marginTop: '1.5rem',
    '& thead th': {
      position: 'sticky',
      zIndex: 1,
      top: vars.topBar,
      paddingBlock: 12,
      background: vars.paper,
    },
    '& th[scope=rowgroup]': { paddingTop: 26, fontSize: '.9375rem', color: vars.ink },
    '& td a': { color: vars.ink, textDecorationColor: vars.lineStrong },
    '& td a:hover': { color: vars.accent, textDecorationColor: 'currentColor' },
    '& tbody tr:hover td': { background: vars.sunken },
    '& thead .icon': { fontSize: 14, verticalAlign: -2 },
    '& .icon-check': { color: vars.success },
    // The dash for a missing feature.
    '& td > [aria-hidden]': {
      display: 'inline-block',
      width: 8,
      height: 1,
      verticalAlign: '.3em',
      background: vars.lineStrong,
    },
    // Readers with larger text have less room; elsewhere the heads stay in view.
    '@media (max-width:19.9em)': { overflowX: 'auto' },
    [below('sm')]: {
      '& :is(th, td)': { paddingInlineEnd: 8, overflowWrap: 'anywhere' },
      '& thead th': { fontSize: '.75rem' },
      '& thead .icon': { display: 'none' },
    },
  }),
};
