import { css } from '@emotion/react';
import { optionsStage } from '../demo/stage-styles';
import { vars } from '../theme/vars';

const PLAYGROUND = '& > div > div:has(> fieldset)';

/**
 * Chart, options and code of a playground: the options are beside the chart where both fit. The script with
 * the chart renders everything again (playground/PlaygroundFrame.tsx), so its styles are here.
 */
export const playgroundStage = css(optionsStage, {
  '& > div': { justifyContent: 'flex-start' },
  [PLAYGROUND]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '20px 28px',
    width: '100%',
    '@container (min-width:40rem)': { gridTemplateColumns: 'minmax(0,1fr) 15rem' },
    '@container (max-width:24rem)': { gap: 16 },
    '& > div': { display: 'grid', alignContent: 'center', minWidth: 0, minHeight: 300 },
    '& > section': { gridColumn: '1/-1', minWidth: 0, marginTop: 0 },
  },
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
    gap: '14px 24px',
    alignContent: 'start',
    alignItems: 'end',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    fontSize: '.875rem',
  },
  '& legend': { marginBottom: 10, padding: 0, fontWeight: 620 },
  '& label': { display: 'grid', gap: 4, minWidth: 0, color: vars.inkSoft },
  '& label:has(> [type=checkbox])': { display: 'flex', gap: 8, alignItems: 'center', minHeight: 28 },
  '& label > :is(input, select)': {
    accentColor: vars.accent,
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
  '& [type=range]': { width: '100%', height: 24, margin: 0 },
  '& [type=checkbox]': { flex: 'none', width: 18, height: 18, margin: 0 },
  '& select': {
    height: 36,
    minWidth: 0,
    paddingInline: 10,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusControl,
    background: vars.raised,
    font: 'inherit',
    color: vars.ink,
  },
  // The value of a slider.
  '& label > span > span': { float: 'inline-end', fontVariantNumeric: 'tabular-nums', color: vars.ink },
});
