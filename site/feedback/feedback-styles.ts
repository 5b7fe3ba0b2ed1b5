import { css } from '@emotion/react';
import { drawnIcon } from '../theme/icons';
import { below, narrowPadding } from '../theme/media';
import { vars } from '../theme/vars';

const text = { fontSize: '.875rem', lineHeight: 1.5 } as const;

const notPrinted = { '@media print': { display: 'none' } } as const;

const hint = { fontSize: '.8125rem', color: vars.inkFaint } as const;

const field = {
  width: '100%',
  padding: '10px 12px',
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.radiusControl,
  background: vars.paper,
  color: vars.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'vertical',
} as const;

const button = {
  minHeight: 36,
  padding: '0 14px',
  borderRadius: vars.radiusControl,
  fontSize: '.875rem',
  fontWeight: 520,
} as const;

/** Without a service: the form of an issue. */
export const issueStyles = {
  frame: css(text, { marginBottom: 24 }, notPrinted),
  summary: css({
    width: 'fit-content',
    paddingBlock: 6,
    color: vars.inkSoft,
    cursor: 'pointer',
    '&:hover': { color: vars.accent },
    '& > .icon': { marginInlineStart: 6, verticalAlign: -1, fontSize: 12, rotate: '90deg', scale: '1' },
    '[open] > & > .icon': { rotate: '270deg' },
  }),
  form: css({ display: 'grid', gap: 8, justifyItems: 'start', paddingTop: 8 }),
  field: css(field),
  hint: css(hint),
  submit: css(button, { background: vars.accent, color: vars.paper }),
};

/** The rating at the end of a page. */
export const ratingStyles = {
  frame: css(notPrinted),
  page: css(text, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBottom: 24,
    padding: '16px 18px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
  }),
  question: css({ marginInlineEnd: 8, fontSize: '.9375rem', fontWeight: 580, color: vars.ink }),
  thumbDown: css({ display: 'inline-flex', rotate: '180deg' }),
};

const feedbackButton = css(button, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  border: `1px solid ${vars.lineControl}`,
  color: vars.inkSoft,
  '&:hover': { borderColor: vars.accentLine, color: vars.accent },
  '&[aria-pressed=true]': {
    borderColor: vars.accent,
    background: vars.accentSoft,
    color: vars.accent,
  },
  '& .icon': { fontSize: 18 },
});

/** The form of a rating or a comment, and its status (enhance-form.ts). */
export const formStyles = {
  form: css({ flexBasis: '100%', marginTop: 8 }),
  label: css({ display: 'block', color: vars.inkSoft }),
  field: css(field, { display: 'block', marginTop: 6 }),
  hint: css(hint, { marginTop: 8, '[data-rated=up] &': { display: 'none' } }),
  buttons: css({ display: 'flex', gap: 8, marginTop: 12 }),
  button: feedbackButton,
  submit: css(feedbackButton, {
    '&, &:hover': { borderColor: vars.accent, background: vars.accent, color: vars.paper },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
  }),
  status: css({
    flexBasis: '100%',
    color: vars.inkSoft,
    '&:empty': { display: 'none' },
    '[data-step=failed] &': { color: vars.error },
    '[data-step=sent] &': { color: vars.success },
  }),
};

/** The comment on a section. */
export const commentStyles = {
  dialog: css(text, {
    width: 'min(32rem, calc(100vw - 24px))',
    padding: '20px 22px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    background: vars.raised,
    color: vars.ink,
    boxShadow: '0 12px 48px -8px rgb(0 0 0/.3)',
    '&::backdrop': { background: 'rgb(8 14 12/.5)' },
  }),
  section: css({ color: vars.inkFaint }),
  status: css(formStyles.status, { marginBlock: 8 }),
  close: css(feedbackButton, { 'dialog:not([data-step=sent]) > &': { display: 'none' } }),
  /** The script copies it to each heading. */
  button: css({
    position: 'absolute',
    insetInlineEnd: -28,
    bottom: '.1em',
    width: 24,
    height: 24,
    fontSize: 16,
    lineHeight: '24px',
    textAlign: 'center',
    color: vars.inkFaint,
    opacity: 0,
    transition: 'opacity .15s',
    '&::before': { ...drawnIcon('comment'), position: 'absolute', inset: 0, margin: 'auto' },
    '.section-heading:hover > &': { opacity: 1 },
    '@media (hover:none)': { opacity: 0.5 },
    '&:is(:hover, :focus-visible)': { opacity: 1, color: vars.accent },
    [below('sm')]: { insetInlineEnd: -20, width: 20 },
    [narrowPadding]: { insetInlineEnd: -16, width: 16 },
    ...notPrinted,
  }),
};
