import { css } from '@emotion/react';
import { vars } from '../theme/vars';

/** The options, and the commands, of which one is shown (enhance-installation.ts). */
export const installationStyles = {
  frame: css({
    marginTop: '1.5rem',
    '& p + pre': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '& pre code': {
      width: 'auto',
      minWidth: 0,
      paddingLeft: '2ch',
      textIndent: '-2ch',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& [data-manager]:not([data-manager=npm])': { display: 'none' },
    '[data-mui-color-scheme] & [data-manager]:not([data-current])': { display: 'none' },
    '[data-mui-color-scheme] & [data-manager][data-current]': { display: 'block' },
  }),
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: '14px 28px' }),
};

export const choiceGroupStyles = {
  group: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': {
      marginBottom: 6,
      padding: 0,
      fontSize: '.8125rem',
      fontWeight: 560,
      color: vars.inkSoft,
    },
    '& label': { position: 'relative' },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '& span': {
      display: 'block',
      padding: '6px 12px',
      border: `1px solid ${vars.line}`,
      borderRadius: vars.radiusControl,
      fontSize: '.8125rem',
      fontWeight: 540,
      color: vars.inkSoft,
    },
    '& input:checked + span': {
      borderColor: vars.accentLine,
      background: vars.accentSoft,
      color: vars.accent,
    },
    '@media (forced-colors:active)': {
      '& input:checked + span': { outline: '1px solid', outlineOffset: -3 },
    },
    '& input:focus-visible + span': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  }),
};
