import { css } from '@emotion/react';
import { vars } from '../theme/vars';

export const sectionPagesStyles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: 12,
    marginTop: '1.5rem',
    '& a': {
      display: 'block',
      height: '100%',
      padding: '14px 16px',
      border: `1px solid ${vars.line}`,
      borderRadius: vars.radius,
      color: vars.ink,
      textDecoration: 'none',
    },
    '& a:hover': { borderColor: vars.accent },
    '& a:hover b': { color: vars.accent },
    '& b': { display: 'block', fontWeight: 560, lineHeight: 1.4 },
    '& small': {
      display: 'block',
      marginTop: 4,
      fontSize: '.875rem',
      lineHeight: 1.5,
      color: vars.inkSoft,
    },
  }),
};
