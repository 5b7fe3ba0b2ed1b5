import { css } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

/** The headings after the list; a script adds their checkboxes (enhance-checklist.ts). */
const HEADING = '& ~ .markdown .section-heading';
const BOX = `${HEADING} > input`;
/** Of headings with a checkbox, with scripts. */
const TITLE = `[data-mui-color-scheme] ${HEADING} > h3`;
const NARROW_OR_TOUCHED = `${below('lg')},(hover:none)`;

export const checklistStyles = {
  frame: css({
    position: 'sticky',
    zIndex: 1,
    top: vars.topBar,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 44,
    marginTop: '1.5rem',
    borderBottom: `1px solid ${vars.line}`,
    background: vars.paper,
    fontSize: '.875rem',
    // Space for the checkboxes is reserved, so that nothing moves.
    [TITLE]: { paddingInlineStart: 32 },
    '& ~ .markdown [id]': { scrollMarginTop: 24 },
    [BOX]: {
      scrollMarginTop: 24,
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 1,
      width: 20,
      height: 20,
      margin: 0,
      accentColor: vars.accent,
      cursor: 'pointer',
    },
    // In the narrow space before a heading, its link would be pressed instead of the checkbox.
    [NARROW_OR_TOUCHED]: {
      // Links of headings that scroll below it stand beside it.
      boxShadow: `-20px 0 ${vars.paper},20px 0 ${vars.paper}`,
      [TITLE]: { paddingInlineEnd: 32 },
      [`${TITLE} + a`]: { insetInlineStart: 'auto', insetInlineEnd: 0, width: 24 },
    },
    [`${BOX}:focus-visible`]: { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
    [`${BOX}:checked + h3`]: { color: vars.inkSoft },
    '@media print': { position: 'static' },
  }),
  progress: css({ flex: 1, fontWeight: 560, color: vars.inkSoft, fontVariantNumeric: 'tabular-nums' }),
  clear: css({
    padding: '6px 12px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radiusControl,
    fontSize: '.8125rem',
    color: vars.inkSoft,
    '&:hover': { borderColor: vars.accentLine, color: vars.accent },
    '@media print': { display: 'none' },
  }),
};
