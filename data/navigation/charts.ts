import type { NavigationEntry } from '../../generator/contract/navigation';
import { chartsApi } from './api/charts';

/** The Charts, as the menu shows it. */
export const charts: NavigationEntry[] = [
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      { pathname: '/x/react-charts/getting-started' },
      {
        pathname: '/x/react-charts-available',
        subheader: 'Available components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [
              { pathname: '/x/react-charts/bars', title: 'Bars overview' },
              { pathname: '/x/react-charts/bar-demo', title: 'Demos' },
            ],
          },
          {
            pathname: '/x/react-charts-lines',
            title: 'Lines',
            children: [
              { pathname: '/x/react-charts/lines', title: 'Lines overview' },
              { pathname: '/x/react-charts/line-demo', title: 'Lines demo' },
              { pathname: '/x/react-charts/areas-demo', title: 'Area demo' },
            ],
          },
          {
            pathname: '/x/react-charts-pie',
            title: 'Pie',
            children: [
              { pathname: '/x/react-charts/pie', title: 'Pie overview' },
              { pathname: '/x/react-charts/pie-demo', title: 'Demo' },
            ],
          },
          {
            pathname: '/x/react-charts-scatter',
            title: 'Scatter',
            children: [
              { pathname: '/x/react-charts/scatter', title: 'Scatter overview' },
              { pathname: '/x/react-charts/scatter-demo', title: 'Demo' },
            ],
          },
          { pathname: '/x/react-charts/sparkline', title: 'Sparkline' },
          { pathname: '/x/react-charts/gauge' },
          { pathname: '/x/react-charts/heatmap', title: 'Heatmap', plan: 'pro', unstable: true },
          {
            pathname: '/x/react-charts/common-features',
            subheader: 'Common features',
            children: [
              { pathname: '/x/react-charts/axis' },
              { pathname: '/x/react-charts/components', title: 'Custom components' },
              { pathname: '/x/react-charts/composition' },
              { pathname: '/x/react-charts/label' },
              { pathname: '/x/react-charts/legend' },
              { pathname: '/x/react-charts/stacking' },
              { pathname: '/x/react-charts/styling' },
              { pathname: '/x/react-charts/tooltip', title: 'Tooltip & Highlights' },
              { pathname: '/x/react-charts/zoom-and-pan', title: 'Zoom & Pan', plan: 'pro', unstable: true },
            ],
          },
          { pathname: '/x/api/charts-group', title: 'API Reference', children: chartsApi },
          {
            pathname: '/x/react-charts-future',
            subheader: 'Future components',
            children: [
              { pathname: '/x/react-charts/radar', planned: true },
              { pathname: '/x/react-charts/treemap', title: 'Treemap', planned: true },
              { pathname: '/x/react-charts/funnel', plan: 'pro', planned: true },
              { pathname: '/x/react-charts/sankey', plan: 'pro', planned: true },
              { pathname: '/x/react-charts/gantt', plan: 'pro', planned: true },
            ],
          },
        ],
      },
    ],
  },
];
