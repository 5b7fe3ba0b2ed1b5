import { LineChart } from '@mui/x-charts/LineChart';
import { oneOf, type Playground } from '../definition';
import { changed, jsxCode, objectCode } from '../jsx-code';

const curves = [
  'monotoneX',
  'linear',
  'catmullRom',
  'natural',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
] as const;
const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const water: (number | null)[] = [2, 4, 9, 7, null, 5, 8, 3];

/** Curve, area, marks and gaps of a line. */
export const line: Playground = {
  controls: [
    {
      kind: 'choice',
      name: 'curve',
      label: { en: 'Curve', zh: '插值曲线' },
      values: curves,
      first: 'monotoneX',
    },
    { kind: 'switch', name: 'area', label: { en: 'Fill the area', zh: '填充面积' }, first: false },
    { kind: 'switch', name: 'showMark', label: { en: 'Show marks', zh: '显示标记' }, first: true },
    {
      kind: 'switch',
      name: 'connectNulls',
      label: { en: 'Connect over missing data', zh: '跨缺失值连接' },
      first: false,
    },
    { kind: 'switch', name: 'grid', label: { en: 'Horizontal grid lines', zh: '水平网格线' }, first: false },
  ],
  draw: (values) => (
    <LineChart
      height={300}
      xAxis={[{ data: hours }]}
      yAxis={[{ min: 0 }]}
      grid={{ horizontal: values['grid'] === true }}
      series={[
        {
          data: water,
          label: 'm³',
          curve: oneOf(values, 'curve', curves),
          area: values['area'] === true,
          showMark: values['showMark'] === true,
          connectNulls: values['connectNulls'] === true,
        },
      ]}
    />
  ),
  code: (values) => {
    const series = objectCode([
      ['data', { code: 'water' }],
      ['label', 'm³'],
      ...changed([
        ['curve', oneOf(values, 'curve', curves), 'monotoneX'],
        ['area', values['area'] === true, false],
        ['showMark', values['showMark'] === true, true],
        ['connectNulls', values['connectNulls'] === true, false],
      ]),
    ]);
    return jsxCode('LineChart', [
      ['height', 300],
      ['xAxis', { code: '[{ data: hours }]' }],
      ['yAxis', { code: '[{ min: 0 }]' }],
      ['series', { code: `[\n    ${series},\n  ]` }],
      ...(values['grid'] === true ? [['grid', { code: '{ horizontal: true }' }] as const] : []),
    ]);
  },
};
