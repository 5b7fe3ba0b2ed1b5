import type { ReferenceProduct } from '../../generator/contract/coverage';
import { apiPathname } from './api-pathname';
import { chartsCorrections } from './corrections';
import { chartsExcluded } from './excluded';
import { chartsSupplements } from './supplements';

const FOLDER = 'charts';

const free = [
  'AnimatedArea',
  'AnimatedLine',
  'AreaElement',
  'AreaPlot',
  'BarChart',
  'BarElement',
  'BarLabel',
  'BarPlot',
  'ChartContainer',
  'ChartsAxis',
  'ChartsClipPath',
  'ChartsGrid',
  'ChartsLegend',
  'ChartsOnAxisClickHandler',
  'ChartsReferenceLine',
  'ChartsSurface',
  'ChartsText',
  'ChartsTooltip',
  'ChartsVoronoiHandler',
  'ChartsXAxis',
  'ChartsYAxis',
  'ContinuousColorLegend',
  'DefaultChartsAxisTooltipContent',
  'DefaultChartsItemTooltipContent',
  'DefaultChartsLegend',
  'Gauge',
  'GaugeContainer',
  'LineChart',
  'LineElement',
  'LineHighlightElement',
  'LineHighlightPlot',
  'LinePlot',
  'MarkElement',
  'MarkPlot',
  'PieArc',
  'PieArcLabel',
  'PieArcLabelPlot',
  'PieArcPlot',
  'PiecewiseColorLegend',
  'PieChart',
  'PiePlot',
  'ResponsiveChartContainer',
  'Scatter',
  'ScatterChart',
  'ScatterPlot',
  'SparkLineChart',
];

const pro = ['DefaultHeatmapTooltip', 'HeatmapPlot'];

/** An axis has other members on other scales. */
const scales = ['band', 'point', 'linear', 'log', 'pow', 'sqrt', 'time', 'utc'];

const interfaces = ['BarSeriesType', 'LineSeriesType', 'PieSeriesType', 'ScatterSeriesType'];

export const chartsReference: ReferenceProduct = {
  name: FOLDER,
  packages: [
    {
      name: '@mui/x-charts',
      sources: 'packages/x-charts/src',
      themeModule: '@mui/x-charts/themeAugmentation',
    },
    {
      name: '@mui/x-charts-pro',
      plan: 'pro',
      sources: 'packages/x-charts-pro/src',
      themeModule: '@mui/x-charts-pro/themeAugmentation',
    },
  ],
  components: [
    ...free.map((name) => component(name, '@mui/x-charts')),
    { ...component('ChartsAxisHighlight', '@mui/x-charts'), classes: 'ChartsAxisHighlightClasses' },
    ...pro.map((name) => component(name, '@mui/x-charts-pro')),
    { ...component('Heatmap', '@mui/x-charts-pro'), classes: 'HeatmapClasses' },
    { ...component('BarChartPro', '@mui/x-charts-pro'), lower: 'BarChart' },
    { ...component('ChartContainerPro', '@mui/x-charts-pro'), lower: 'ChartContainer' },
    { ...component('LineChartPro', '@mui/x-charts-pro'), lower: 'LineChart' },
    { ...component('ResponsiveChartContainerPro', '@mui/x-charts-pro'), lower: 'ResponsiveChartContainer' },
    { ...component('ScatterChartPro', '@mui/x-charts-pro'), lower: 'ScatterChart' },
  ],
  interfaces: [
    { ...page('AxisConfig'), instances: scales.map((scale) => `<'${scale}'>`) },
    ...interfaces.map(page),
  ],
  supplements: chartsSupplements,
  corrections: chartsCorrections,
  excluded: chartsExcluded,
};

function page(name: string) {
  return { pathname: apiPathname(FOLDER, name), export: name };
}

function component(name: string, packageName: string) {
  return { ...page(name), package: packageName };
}
