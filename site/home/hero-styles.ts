import { css } from '@emotion/react';
import { headerStyles } from '../page/header-styles';
import { below, from } from '../theme/media';
import { COMING, shownWhole } from '../theme/shown-whole';
import { vars } from '../theme/vars';

const text = {
  '& .markdown p': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 28 },
  '& .markdown a': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 46,
    padding: '0 20px',
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: vars.radiusControl,
    fontWeight: 560,
    color: vars.ink,
    textDecoration: 'none',
  },
  '& .markdown a:hover': { borderColor: vars.accent, color: vars.accent },
  '& .markdown a:first-of-type': { borderColor: vars.accent, background: vars.accent, color: vars.paper },
  '& .markdown a:first-of-type:hover': { filter: 'brightness(1.12)' },
} as const;

/** The opening of the front page: a description, the install command, and a picture. */
export const heroStyles = {
  hero: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '56px 40px',
    ...text,
    // The picture ends the hero, and stands at its lower end.
    [`&${COMING} > figure`]: { visibility: 'hidden' },
    '& > [data-x=tabs]': { minWidth: 0, marginTop: 32 },
    '& pre': { paddingBlock: 20 },
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 72,
      paddingBlock: '76px 60px',
      '& > *': { gridColumn: 1 },
      '& > [data-x=tabs]': { gridColumn: 2, gridRow: 3, marginTop: 20 },
    },
  }),
  tools: css(shownWhole, {
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineEnd: 0,
    display: 'flex',
    gap: 16,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    [below('sm')]: { gap: 6 },
    [from('md')]: { gridColumn: 'auto', insetBlockStart: 22 },
  }),
  title: css(headerStyles.title, {
    maxWidth: '14em',
    fontSize: 'clamp(2.125rem, 1.4rem + 3.1vw, 3.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-.036em',
    '&:lang(zh)': { fontSize: 'clamp(2rem, 1.45rem + 2.4vw, 3rem)', lineHeight: 1.25 },
  }),
  description: css(headerStyles.description, { maxWidth: '36rem', marginTop: 20, fontSize: '1.1875rem' }),
};
