import { css } from '@emotion/react';
import { vars } from '../theme/vars';

/** The settings drawer: at the end of the screen, over the whole height. */
export const settingsStyles = {
  drawer: css({
    position: 'fixed',
    inset: 0,
    insetInlineStart: 'auto',
    width: 'min(340px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '0 20px 24px',
    overflow: 'auto',
    border: 0,
    borderInlineStart: `1px solid ${vars.line}`,
    background: vars.raised,
    color: vars.ink,
    boxShadow: '0 0 48px -12px rgb(0 0 0/.3)',
    '&::backdrop': { background: 'rgb(0 0 0/.25)' },
    '& fieldset': { minWidth: 0, margin: '20px 0 0', padding: 0, border: 0 },
    '& legend': {
      marginBottom: 8,
      padding: 0,
      fontSize: '.8125rem',
      fontWeight: 560,
      color: vars.inkSoft,
    },
  }),
  title: css({
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: vars.topBar,
    marginInline: -20,
    paddingInline: '20px 10px',
    borderBottom: `1px solid ${vars.line}`,
    background: 'inherit',
    fontWeight: 600,
  }),
  /** What the drawer does did not come (enhance-settings.ts). */
  failed: css({
    marginTop: 20,
    padding: '10px 12px',
    borderRadius: vars.radiusControl,
    background: vars.errorSoft,
    fontSize: '.875rem',
    'div:not([data-failed]) > &': { display: 'none' },
  }),
  note: css({
    marginTop: 28,
    paddingTop: 16,
    borderTop: `1px solid ${vars.line}`,
    fontSize: '.8125rem',
    color: vars.inkFaint,
  }),
};

/** One of a few. */
export const choiceStyles = css({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  '& label': {
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: 36,
    padding: '4px 8px',
    borderRadius: 8,
    fontSize: '.875rem',
    lineHeight: 1.2,
    textAlign: 'center',
    color: vars.inkSoft,
    cursor: 'pointer',
    '&:hover': { color: vars.accent },
    '&:has(:checked)': {
      background: vars.raised,
      boxShadow: `0 0 0 1px ${vars.lineStrong}`,
      color: vars.ink,
    },
    '@media (forced-colors:active)': { '&:has(:checked)': { outline: '1px solid', outlineOffset: -1 } },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: 1 },
  },
});

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  fontSize: '.875rem',
} as const;

const square = {
  width: 36,
  height: 36,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.radiusControl,
} as const;

/** Spacing and colours of demos, each in a row that ends with its way back. */
export const rowStyles = {
  spacing: css(row, {
    '& output': { minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  }),
  step: css(square, { fontSize: '1.125rem' }),
  colors: css(row, {
    '& label': { display: 'flex', alignItems: 'center', gap: 6 },
    '& input': { ...square, padding: 2, background: 'none', cursor: 'pointer' },
  }),
  reset: css({
    marginInlineStart: 'auto',
    padding: '8px 0',
    fontSize: '.8125rem',
    fontWeight: 540,
    color: vars.accent,
    '&:hover': { textDecoration: 'underline' },
  }),
};
