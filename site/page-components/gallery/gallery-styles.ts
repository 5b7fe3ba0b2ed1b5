import { css } from '@emotion/react';
import { chip } from '../../theme/chip-styles';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars';

/** Colours for light and dark pages, in the order of the series (Picture.tsx). */
const inks = [
  ['#0e8a7d', '#3dbfae'],
  ['#6fb9e8', '#4b93c9'],
  ['#eaa63a', '#d99a3c'],
  ['#b45fb8', '#b873bd'],
] as const;

function inkVariables(value: (light: string, dark: string) => string): Record<string, string> {
  return Object.fromEntries(inks.map(([light, dark], at) => [`--ink-${at + 1}`, value(light, dark)]));
}

/** Selectors by `data-part`: a class on each element would need its own rule. */
const PICTURE = '& [data-part=picture]';
const NAME = '& [data-part=name]';
const MORE = '& [data-part=more]';

/**
 * Cards with pictures. The colours follow the colour scheme, with the light ones as default. Rules of charts
 * come later in the document and override these at equal specificity.
 */
export const galleryStyles = {
  cards: css({
    ...inkVariables((light) => light),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
    gap: 16,
    marginTop: '1.5rem',
    padding: 0,
    listStyle: 'none',
    '@supports (color: light-dark(red, red))': inkVariables((light, dark) => `light-dark(${light}, ${dark})`),
    '& li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      border: `1px solid ${vars.line}`,
      borderRadius: vars.radius,
      overflow: 'clip',
      fontSize: '.875rem',
      lineHeight: 1.5,
      color: vars.inkSoft,
      transition: 'border-color .15s',
    },
    '& li:hover': { borderColor: vars.accentLine },
    '& li > p': { paddingInline: 16 },
    '& li > p:last-child': { paddingBottom: 14 },
    [PICTURE]: {
      padding: '6px 10px',
      borderBottom: `1px solid ${vars.line}`,
      background: vars.sunken,
    },
    [`${PICTURE} > div`]: { width: '100% !important', height: 'auto !important' },
    '& svg': { display: 'block', width: '100%', height: 'auto' },
    '& .MuiChartsGrid-line': { stroke: vars.line, strokeWidth: 1 },
    '& [data-part=line]': {
      fill: 'none',
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& [data-part=arc]': { stroke: vars.sunken, strokeWidth: 2 },
    '& [data-part=words]': { fill: vars.lineStrong },
    '& .MuiGauge-valueArc': { fill: 'var(--ink-1)' },
    '& .MuiGauge-referenceArc': { fill: vars.line },
    '& .MuiGauge-valueText text': { font: `620 22px ${vars.font}`, fill: vars.ink },
    '& [data-planned] svg': {
      fill: 'none',
      stroke: vars.lineStrong,
      strokeDasharray: '4 4',
      strokeLinejoin: 'round',
    },
    '& [data-part=value]': { fill: vars.line, stroke: vars.inkFaint },
    '& [data-part=flow]': { stroke: vars.line, strokeDasharray: 'none' },
    [NAME]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 8px',
      alignItems: 'center',
      marginTop: 10,
      fontSize: '1rem',
      color: vars.ink,
    },
    [`${NAME} a`]: { fontWeight: 600, color: 'inherit', textDecoration: 'none' },
    [`${NAME} a::after`]: { content: '""', position: 'absolute', inset: 0 },
    [`${NAME} code`]: { marginInlineStart: 'auto', fontSize: '.75rem', color: vars.inkFaint },
    '& [data-chip]': chip,
    [MORE]: { marginTop: 'auto', paddingTop: 6 },
    [`${MORE} a`]: { position: 'relative', color: vars.accent },
    [below('sm')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: 10,
      '& li > p': { paddingInline: 12, fontSize: '.8125rem' },
      [PICTURE]: { padding: '4px 6px' },
      [`${NAME} code`]: { marginInlineStart: 0 },
    },
  }),
};
