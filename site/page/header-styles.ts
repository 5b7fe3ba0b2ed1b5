import { css } from '@emotion/react';
import { vars } from '../theme/vars';

/** The title of a page, and the sentence below it. */
export const headerStyles = {
  header: css({
    marginTop: 14,
    'aside + &': { marginTop: 28 },
    // The product.
    '& h1 > span': { fontWeight: 440, color: vars.inkFaint },
    // The text, which may come after a list of facts.
    '& + .markdown > :first-child, & + ul + .markdown > :first-child': {
      marginTop: '1.75rem',
      '&.section-heading:has(h2)': { marginTop: 0 },
    },
  }),
  title: css({
    fontSize: 'clamp(1.875rem, 1.55rem + 1.5vw, 2.5rem)',
    fontWeight: 660,
    lineHeight: 1.12,
    letterSpacing: '-.028em',
    overflowWrap: 'anywhere',
    '&:lang(zh)': { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)', lineHeight: 1.3 },
  }),
  description: css({
    maxWidth: '44rem',
    marginTop: 14,
    fontSize: '1.125rem',
    lineHeight: 1.55,
    color: vars.inkSoft,
    textWrap: 'pretty',
    '&:lang(zh)': { lineHeight: 1.7 },
  }),
};
