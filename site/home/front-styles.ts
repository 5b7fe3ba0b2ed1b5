import { css } from '@emotion/react';
import { COMMENT_BUTTON } from '../feedback/hooks';
import { hooked } from '../support/dom';
import { below, from } from '../theme/media';
import { vars } from '../theme/vars';

const columns = '& > .markdown > :is(.home-plans, .home-ways)';

const plans = {
  '& .home-plans': { border: `1px solid ${vars.line}`, borderRadius: vars.radius },
  '& .home-plans > *': { padding: '24px 28px 28px', [below('sm')]: { padding: '20px 18px 24px' } },
  '& .home-plans > * + *': {
    borderBlockStart: `1px solid ${vars.line}`,
    [from('md')]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.line}` },
  },
  '& .home-plan p': { marginTop: 4, fontSize: '.9375rem', color: vars.inkSoft },
} as const;

const lists = {
  '& .markdown ul': {
    marginTop: 16,
    padding: 0,
    listStyle: 'none',
    fontSize: '.9375rem',
    lineHeight: 1.55,
    color: vars.inkSoft,
  },
  '& .markdown ul > li': { padding: 0 },
  '& .markdown ul > li + li': { marginTop: 10 },
  '& :is(b, strong)': { fontWeight: 560, color: vars.ink },
  '& li > a': { fontWeight: 560 },
} as const;

export const frontStyles = {
  /** Headings of the front page have no buttons. */
  front: css({
    width: '100%',
    maxWidth: 1312,
    minWidth: 0,
    marginInline: 'auto',
    padding: '0 20px 88px',
    '& .markdown > *': { maxWidth: vars.column },
    [`& .anchor-link, & ${hooked(COMMENT_BUTTON)}`]: { display: 'none' },
    [from('sm')]: { paddingInline: 32 },
  }),
  /** Plans and first steps, each in columns: the classes are set in the text (data/pages/x/index.md). */
  text: css({
    '& .markdown h2': {
      marginTop: 88,
      fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
      letterSpacing: '-.026em',
      '&:lang(zh)': { letterSpacing: 0 },
    },
    '& .markdown h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 620 },
    '& h3 span': { marginInlineStart: '.35em' },
    [columns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: 'none',
      marginTop: 32,
      [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    '& .home-ways': { gap: '32px 48px' },
    ...plans,
    ...lists,
  }),
};
