import { css } from '@emotion/react';
import { withContents, withoutContents } from '../theme/media';
import { vars } from '../theme/vars';

const column = {
  position: 'sticky',
  inset: `calc(${vars.topBar} + 32px) auto auto`,
  display: 'block',
  width: 'auto',
  height: 'auto',
  // It ends above the way back to the top.
  maxHeight: `calc(100dvh - ${vars.topBar} - 112px)`,
  margin: '8px 0 0',
  paddingBlock: 0,
  paddingInline: '0 8px',
  border: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
} as const;

const sheet = {
  inset: 'auto 0 0',
  width: 'auto',
  maxHeight: '70dvh',
  margin: 0,
  padding: '20px 20px 32px',
  border: `1px solid ${vars.line}`,
  borderBottom: 0,
  borderRadius: '20px 20px 0 0',
  fontSize: '.9375rem',
  overflow: 'auto',
  pointerEvents: 'auto',
  '&::backdrop': { background: 'rgb(8 14 12/.5)' },
  'html:has(&:popover-open)': { pointerEvents: 'none' },
} as const;

/** The headings of a page: a column where there is room, else a sheet from below. */
export const contentsStyles = css({
  fontSize: '.8125rem',
  lineHeight: 1.45,
  color: 'inherit',
  background: vars.paper,
  '& p': { fontWeight: 620, color: vars.ink },
  '& ul': { marginTop: 10, borderInlineStart: `1px solid ${vars.line}` },
  '& a': {
    display: 'block',
    marginInlineStart: -1,
    paddingBlock: 4,
    paddingInline: '14px 0',
    borderInlineStart: '1px solid transparent',
    color: vars.inkFaint,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& [data-deep] a': { paddingInlineStart: 28 },
  '& a:hover': { color: vars.ink },
  '& a[aria-current]': { borderColor: vars.accent, color: vars.accent, fontWeight: 560 },
  '[dir=rtl] & a': { unicodeBidi: 'plaintext', textAlign: 'right' },
  [withContents]: column,
  [withoutContents]: { ...sheet, '& a': { paddingBlock: 8 } },
  '@media print': { display: 'none' },
});
