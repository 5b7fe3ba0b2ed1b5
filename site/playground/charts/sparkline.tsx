import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { numberOf, oneOf, type Playground } from '../definition';
import { changed, jsxCode } from '../jsx-code';

const plots = ['line', 'bar'] as const;
const curves = ['linear', 'natural', 'monotoneX', 'step'] as const;
const orders = [3, 7, 4, 9, 6, 11, 8, 14, 10, 13];

/** Line or bars, and their interactions. */
export const sparkline: Playground = {
  controls: [
    {
      kind: 'choice',
      name: 'plotType',
      label: { en: 'Draw as', zh: '绘制为' },
      values: plots,
      first: 'line',
    },
    {
      kind: 'choice',
      name: 'curve',
      label: { en: 'Curve', zh: '插值曲线' },
      values: curves,
      first: 'linear',
    },
    {
      kind: 'range',
      name: 'height',
      label: { en: 'Height', zh: '高度' },
      min: 30,
      max: 120,
      step: 10,
      first: 80,
    },
    { kind: 'switch', name: 'area', label: { en: 'Fill the area', zh: '填充面积' }, first: false },
    { kind: 'switch', name: 'showTooltip', label: { en: 'Tooltip', zh: '提示框' }, first: false },
    { kind: 'switch', name: 'showHighlight', label: { en: 'Highlight', zh: '高亮' }, first: false },
  ],
  draw: (values) => (
    <SparkLineChart
      data={orders}
      height={numberOf(values, 'height')}
      plotType={oneOf(values, 'plotType', plots)}
      curve={oneOf(values, 'curve', curves)}
      area={values['area'] === true}
      showTooltip={values['showTooltip'] === true}
      showHighlight={values['showHighlight'] === true}
    />
  ),
  code: (values) =>
    jsxCode('SparkLineChart', [
      ['data', { code: 'orders' }],
      ['height', numberOf(values, 'height')],
      ...changed([
        ['plotType', oneOf(values, 'plotType', plots), 'line'],
        ['curve', oneOf(values, 'curve', curves), 'linear'],
        ['area', values['area'] === true, false],
        ['showTooltip', values['showTooltip'] === true, false],
        ['showHighlight', values['showHighlight'] === true, false],
      ]),
    ]),
};
