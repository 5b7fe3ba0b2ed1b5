import { css } from '@emotion/react';
import { below } from '../theme/media';
import { vars } from '../theme/vars';

/** What comes after the text. */
export const pageEndStyles = {
  end: css({ marginTop: 72, '@media print': { display: 'none' } }),
  edit: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '.875rem',
    color: vars.inkSoft,
    textDecorationColor: 'transparent',
    '&:hover': { color: vars.accent, textDecorationColor: 'currentColor' },
    '& .icon': { fontSize: 16 },
  }),
  lastUpdated: css({ fontSize: '.8125rem', color: vars.inkFaint }),
};

/** The pages before and after this one. */
export const neighboursStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  marginTop: 16,
  '& a': {
    position: 'relative',
    overflowWrap: 'anywhere',
    display: 'block',
    padding: '14px 18px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    lineHeight: 1.4,
    textDecoration: 'none',
    color: vars.ink,
    transition: 'border-color .15s',
  },
  '& a:hover': { borderColor: vars.accent, color: vars.accent },
  '& small': { display: 'block', marginBottom: 2, fontSize: '.8125rem', color: vars.inkFaint },
  '& small + span': { fontWeight: 580 },
  '& .icon': { position: 'absolute', top: '50%', marginTop: -9, fontSize: 18, color: vars.inkFaint },
  '& [rel=prev]': { paddingInlineStart: 44 },
  '& [rel=prev] .icon': { insetInlineStart: 15, scale: '-1 1' },
  '[dir=rtl] & [rel=prev] .icon': { scale: '1' },
  '& [rel=next]': { gridColumn: 2, paddingInlineEnd: 44, textAlign: 'end' },
  '& [rel=next] .icon': { insetInlineEnd: 15 },
  [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& [rel=next]': { gridColumn: 1 } },
});
