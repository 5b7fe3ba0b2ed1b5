import { BarChart } from '@mui/x-charts/BarChart';
import { numberOf, oneOf, type Playground } from '../definition';
import { changed, jsxCode, objectCode } from '../jsx-code';

const layouts = ['vertical', 'horizontal'] as const;
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const shops = [
  { label: 'Lisbon', data: [35, 44, 24, 34] },
  { label: 'Porto', data: [51, 6, 49, 30] },
  { label: 'Faro', data: [15, 25, 30, 50] },
];

/** Direction, stacking, gaps and corners of bars. */
export const bar: Playground = {
  controls: [
    {
      kind: 'choice',
      name: 'layout',
      label: { en: 'Direction', zh: '方向' },
      values: layouts,
      first: 'vertical',
    },
    { kind: 'switch', name: 'stack', label: { en: 'Stack the series', zh: '堆叠各系列' }, first: false },
    {
      kind: 'range',
      name: 'categoryGapRatio',
      label: { en: 'Gap between categories', zh: '类别间距' },
      min: 0,
      max: 0.9,
      step: 0.1,
      first: 0.2,
    },
    {
      kind: 'range',
      name: 'barGapRatio',
      label: { en: 'Gap between bars', zh: '柱间距' },
      min: -1,
      max: 1,
      step: 0.1,
      first: 0.1,
    },
    {
      kind: 'range',
      name: 'borderRadius',
      label: { en: 'Corner radius', zh: '圆角半径' },
      min: 0,
      max: 20,
      step: 1,
      first: 0,
    },
    {
      kind: 'switch',
      name: 'barLabel',
      label: { en: 'Values on the bars', zh: '在柱上显示数值' },
      first: false,
    },
  ],
  draw: (values) => {
    const layout = oneOf(values, 'layout', layouts);
    const axis = {
      scaleType: 'band' as const,
      data: quarters,
      categoryGapRatio: numberOf(values, 'categoryGapRatio'),
      barGapRatio: numberOf(values, 'barGapRatio'),
    };
    const series = shops.map((shop) => ({ ...shop, ...(values['stack'] === true && { stack: 'total' }) }));
    return (
      <BarChart
        height={300}
        layout={layout}
        series={series}
        borderRadius={numberOf(values, 'borderRadius')}
        {...(values['barLabel'] === true && { barLabel: 'value' as const })}
        {...(layout === 'vertical' ? { xAxis: [axis] } : { yAxis: [axis] })}
      />
    );
  },
  code: (values) => {
    const stack = values['stack'] === true ? ", stack: 'total'" : '';
    const axis = objectCode([
      ['scaleType', 'band'],
      ['data', { code: 'quarters' }],
      ...changed([
        ['categoryGapRatio', numberOf(values, 'categoryGapRatio'), 0.2],
        ['barGapRatio', numberOf(values, 'barGapRatio'), 0.1],
      ]),
    ]);
    const series = shops.map(
      ({ label }) => `    { data: ${label.toLowerCase()}, label: '${label}'${stack} },\n`,
    );
    return jsxCode('BarChart', [
      ['height', 300],
      ...changed([['layout', oneOf(values, 'layout', layouts), 'vertical']]),
      [values['layout'] === 'horizontal' ? 'yAxis' : 'xAxis', { code: `[${axis}]` }],
      ['series', { code: `[\n${series.join('')}  ]` }],
      ...changed([['borderRadius', numberOf(values, 'borderRadius'), 0]]),
      ...(values['barLabel'] === true ? [['barLabel', 'value'] as const] : []),
    ]);
  },
};
