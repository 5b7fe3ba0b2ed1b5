import { vars } from '../../theme/vars';
import { menuShadow } from './site-shadows';

/**
 * Colours of charts in their order, chosen so that any two of them differ for every kind of eye. Charts calculate with
 * them (`d3-color`), so they are values and no variables.
 */
export const chartColors = {
  light: ['#167e73', '#333e98', '#bf8214', '#b4385f', '#2097d8', '#4c591b'],
  dark: ['#57c0b1', '#756bcf', '#f3bf64', '#da778a', '#acdffc', '#5e763e'],
};

const coloured = {
  defaultProps: { colors: (mode: 'light' | 'dark') => chartColors[mode] },
};

/** A cell, as the marks of the site are. */
const CELL_CORNER = 2.5;

/** In tooltips. */
const mark = { width: 10, height: 10, border: 0, borderRadius: CELL_CORNER, boxShadow: 'none' };

/** Charts beside the site: the data stands out, what it is read by steps back. */
export const chartDefaults = {
  MuiBarChart: coloured,
  MuiLineChart: coloured,
  MuiPieChart: coloured,
  MuiScatterChart: coloured,
  MuiChartsAxis: {
    styleOverrides: {
      root: {
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: vars.lineStrong },
        '& .MuiChartsAxis-tickLabel': { fill: vars.inkFaint },
        '& .MuiChartsAxis-label': { fill: vars.inkSoft },
      },
    },
  },
  // Charts measure all their texts in one element, which keeps what was set last: the weight of the legend.
  MuiChartsXAxis: { defaultProps: { tickLabelStyle: { fontWeight: 400 } } },
  MuiChartsLegend: {
    defaultProps: {
      itemMarkWidth: 10,
      itemMarkHeight: 10,
      markGap: 7,
      itemGap: 18,
      labelStyle: { fontSize: 13, fontWeight: 480, fill: vars.inkSoft },
    },
    styleOverrides: { root: { '& .MuiChartsLegend-mark': { rx: CELL_CORNER } } },
  },
  MuiChartsTooltip: {
    styleOverrides: { paper: { boxShadow: menuShadow }, mark },
  },
};
