import { Gauge } from '@mui/x-charts/Gauge';
import { numberOf, type Playground } from '../definition';
import { changed, jsxCode } from '../jsx-code';

/** Value, angles and radii of a gauge. */
export const gauge: Playground = {
  controls: [
    {
      kind: 'range',
      name: 'value',
      label: { en: 'Value', zh: '数值' },
      min: 0,
      max: 100,
      step: 1,
      first: 62,
    },
    {
      kind: 'range',
      name: 'startAngle',
      label: { en: 'Start angle', zh: '起始角度' },
      min: -180,
      max: 90,
      step: 10,
      first: -110,
    },
    {
      kind: 'range',
      name: 'endAngle',
      label: { en: 'End angle', zh: '结束角度' },
      min: 90,
      max: 360,
      step: 10,
      first: 110,
    },
    {
      kind: 'range',
      name: 'innerRadius',
      label: { en: 'Inner radius, in percent', zh: '内半径（百分比）' },
      min: 10,
      max: 90,
      step: 5,
      first: 80,
    },
    {
      kind: 'range',
      name: 'cornerRadius',
      label: { en: 'Corner radius, in percent', zh: '圆角半径（百分比）' },
      min: 0,
      max: 50,
      step: 5,
      first: 0,
    },
  ],
  draw: (values) => (
    <Gauge
      aria-label="Value"
      height={240}
      value={numberOf(values, 'value')}
      startAngle={numberOf(values, 'startAngle')}
      endAngle={numberOf(values, 'endAngle')}
      innerRadius={`${numberOf(values, 'innerRadius')}%`}
      cornerRadius={`${numberOf(values, 'cornerRadius')}%`}
    />
  ),
  code: (values) =>
    jsxCode('Gauge', [
      ['height', 240],
      ['value', numberOf(values, 'value')],
      ...changed([
        ['startAngle', numberOf(values, 'startAngle'), 0],
        ['endAngle', numberOf(values, 'endAngle'), 360],
        ['innerRadius', `${numberOf(values, 'innerRadius')}%`, '80%'],
        ['cornerRadius', `${numberOf(values, 'cornerRadius')}%`, '0%'],
      ]),
    ]),
};
