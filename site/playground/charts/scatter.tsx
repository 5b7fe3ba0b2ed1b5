import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { numberOf, oneOf, type Playground } from '../definition';
import { changed, jsxCode } from '../jsx-code';

const scales = ['linear', 'log', 'sqrt'] as const;
const flats = [
  [28, 520],
  [34, 610],
  [38, 640],
  [41, 790],
  [47, 760],
  [52, 900],
  [58, 860],
  [63, 1080],
  [70, 1040],
  [77, 1290],
  [84, 1240],
  [92, 1480],
  [104, 1500],
  [118, 1920],
].map(([x = 0, y = 0], id) => ({ id, x, y }));

/** Size of the points, scale of the axis and radius of the pointer. */
export const scatter: Playground = {
  controls: [
    {
      kind: 'range',
      name: 'markerSize',
      label: { en: 'Marker size', zh: '标记大小' },
      min: 1,
      max: 12,
      step: 1,
      first: 4,
    },
    {
      kind: 'choice',
      name: 'scaleType',
      label: { en: 'Scale of the y-axis', zh: 'Y 轴比例' },
      values: scales,
      first: 'linear',
    },
    {
      kind: 'range',
      name: 'voronoiMaxRadius',
      label: { en: 'Radius of the pointer', zh: '指针作用半径' },
      min: 5,
      max: 100,
      step: 5,
      first: 50,
    },
    {
      kind: 'switch',
      name: 'disableVoronoi',
      label: { en: 'Only the point under the pointer', zh: '只响应指针下的点' },
      first: false,
    },
    { kind: 'switch', name: 'grid', label: { en: 'Grid lines', zh: '网格线' }, first: false },
  ],
  draw: (values) => (
    <ScatterChart
      height={300}
      margin={{ left: 60 }}
      xAxis={[{ label: 'm²', min: 20 }]}
      yAxis={[{ scaleType: oneOf(values, 'scaleType', scales), min: 400 }]}
      grid={{ horizontal: values['grid'] === true, vertical: values['grid'] === true }}
      disableVoronoi={values['disableVoronoi'] === true}
      voronoiMaxRadius={numberOf(values, 'voronoiMaxRadius')}
      series={[{ data: flats, markerSize: numberOf(values, 'markerSize') }]}
    />
  ),
  code: (values) => {
    const size = numberOf(values, 'markerSize');
    const scale = oneOf(values, 'scaleType', scales);
    return jsxCode('ScatterChart', [
      ['height', 300],
      ['margin', { code: '{ left: 60 }' }],
      ['xAxis', { code: "[{ label: 'm²', min: 20 }]" }],
      ['yAxis', { code: `[{ ${scale === 'linear' ? '' : `scaleType: '${scale}', `}min: 400 }]` }],
      ['series', { code: `[{ data: flats${size === 4 ? '' : `, markerSize: ${size}`} }]` }],
      ['voronoiMaxRadius', numberOf(values, 'voronoiMaxRadius')],
      ...changed([['disableVoronoi', values['disableVoronoi'] === true, false]]),
      ...(values['grid'] === true
        ? [['grid', { code: '{ horizontal: true, vertical: true }' }] as const]
        : []),
    ]);
  },
};
