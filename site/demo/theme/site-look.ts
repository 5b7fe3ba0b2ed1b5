import { dark, light } from '../../theme/tokens';

const tokens = { light, dark };

/**
 * Colours of charts in their order, chosen so that any two of them differ for every kind of eye. Charts calculate with
 * them (`d3-color`), so they are values and no variables.
 */
export const chartColors = {
  light: ['#167e73', '#333e98', '#bf8214', '#b4385f', '#2097d8', '#4c591b'],
  dark: ['#57c0b1', '#756bcf', '#f3bf64', '#da778a', '#acdffc', '#5e763e'],
};

/** The site's colours under the names of Material's palette. */
export function sitePalette(scheme: 'light' | 'dark') {
  const of = tokens[scheme];
  return {
    primary: { main: of.accent },
    secondary: { main: of.secondary },
    error: { main: of.error },
    warning: { main: of.warning },
    info: { main: of.info },
    success: { main: of.success },
    text: { primary: of.ink, secondary: of['ink-soft'] },
    background: { default: of.paper, paper: of.raised },
    divider: of.line,
    TableCell: { border: of.line },
    // The dark shade of a colour is text, too: by night it must not fall into its ground.
    ...(scheme === 'dark' && { tonalOffset: 0.1 }),
  };
}

/** The face is the one around the demo: Latin or Chinese, in the page and in menus above it. */
export const siteTypography = {
  fontFamily: 'inherit',
  fontWeightMedium: 540,
  fontWeightBold: 640,
  button: { textTransform: 'none', fontWeight: 560 },
} as const;

const coloured = {
  defaultProps: { colors: (mode: 'light' | 'dark') => chartColors[mode] },
};

/** What components look like beside the site: face, colour, corner and weight, never content or behaviour. */
export const siteDefaults = {
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--x-line-control)' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBarChart: coloured,
  MuiLineChart: coloured,
  MuiPieChart: coloured,
  MuiScatterChart: coloured,
  MuiChartsLegend: {
    defaultProps: {
      itemMarkWidth: 10,
      itemMarkHeight: 10,
      markGap: 7,
      itemGap: 18,
      labelStyle: { fontSize: 13, fontWeight: 480 },
    },
  },
};
