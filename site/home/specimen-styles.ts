import { css } from '@emotion/react';
import { below, from } from '../theme/media';
import { shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

const text = {
  '& .markdown h2': {
    margin: 0,
    paddingInlineStart: 30,
    fontSize: '1.25rem',
    fontWeight: 620,
    letterSpacing: '-.014em',
    lineHeight: 1.4,
  },
  '& .section-heading + p': { marginTop: 6, color: vars.inkSoft, lineHeight: 1.55 },
  // The link of a product.
  '& .markdown p + p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 18px',
    marginTop: 10,
    fontSize: '.875rem',
  },
  '& .markdown p + p a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    fontWeight: 540,
    textDecorationColor: 'transparent',
  },
  '& .markdown p + p a:hover': { textDecorationColor: 'currentColor' },
} as const;

/** The products as one grid below the header. */
export const specimenStyles = {
  screen: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${vars.line}`,
    borderRadius: 16,
    boxShadow: `0 32px 56px -40px ${vars.accentLine}`,
    [below('sm')]: { marginInline: -4 },
    // Products beside each other have their demos on one line, below the longer of their texts.
    [from('md')]: { ...shownWhole, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
  bar: css({
    gridColumn: '1/-1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '13px 28px',
    borderRadius: '15px 15px 0 0',
    background: vars.sunken,
    fontSize: '.8125rem',
    color: vars.inkSoft,
    '& .icon': { fontSize: 14, color: vars.accent },
    '& b': { fontWeight: 620, color: vars.ink },
    '& span:last-child': { marginInlineStart: 'auto' },
    [below('sm')]: { paddingInline: 16, '& span:last-child': { margin: 0 } },
  }),
  specimen: css({
    position: 'relative',
    display: 'grid',
    gridRow: 'span 2',
    gridTemplate: 'subgrid/minmax(0, 1fr)',
    rowGap: 0,
    minWidth: 0,
    padding: '26px 28px 28px',
    borderBlockStart: `1px solid ${vars.line}`,
    '& > .icon': {
      position: 'absolute',
      top: 31,
      insetInlineStart: 28,
      fontSize: 18,
      color: vars.accent,
    },
    ...text,
    '& > section': { display: 'flex', flexDirection: 'column', marginTop: 14 },
    '& [data-ground]': { flex: 1, padding: 0, borderRadius: 0 },
    [below('sm')]: { padding: '20px 16px', '& > .icon': { top: 25, insetInlineStart: 16 } },
    [from('md')]: { '&:nth-of-type(even)': { borderInlineStart: `1px solid ${vars.line}` } },
  }),
};
