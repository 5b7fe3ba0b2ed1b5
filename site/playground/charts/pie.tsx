import { PieChart } from '@mui/x-charts/PieChart';
import { numberOf, type Playground, type Values } from '../definition';
import { changed, jsxCode, objectCode, type Prop } from '../jsx-code';

const shares = [
  { id: 0, value: 46, label: 'Wind' },
  { id: 1, value: 27, label: 'Sun' },
  { id: 2, value: 17, label: 'Water' },
  { id: 3, value: 10, label: 'Other' },
];

const legend = { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } } as const;

const usual = {
  innerRadius: 0,
  outerRadius: 100,
  paddingAngle: 0,
  cornerRadius: 0,
  startAngle: 0,
  endAngle: 360,
};

function shape(values: Values): (readonly [...Prop, unknown])[] {
  return Object.entries(usual).map(([name, first]) => [name, numberOf(values, name), first] as const);
}

/** Radii, gaps, corners and angles of a pie. */
export const pie: Playground = {
  controls: [
    {
      kind: 'range',
      name: 'innerRadius',
      label: { en: 'Inner radius', zh: '内半径' },
      min: 0,
      max: 90,
      step: 5,
      first: 0,
    },
    {
      kind: 'range',
      name: 'outerRadius',
      label: { en: 'Outer radius', zh: '外半径' },
      min: 40,
      max: 120,
      step: 5,
      first: 100,
    },
    {
      kind: 'range',
      name: 'paddingAngle',
      label: { en: 'Gap, in degrees', zh: '间隔角度' },
      min: 0,
      max: 20,
      step: 1,
      first: 0,
    },
    {
      kind: 'range',
      name: 'cornerRadius',
      label: { en: 'Corner radius', zh: '圆角半径' },
      min: 0,
      max: 30,
      step: 1,
      first: 0,
    },
    {
      kind: 'range',
      name: 'startAngle',
      label: { en: 'Start angle', zh: '起始角度' },
      min: -180,
      max: 180,
      step: 15,
      first: 0,
    },
    {
      kind: 'range',
      name: 'endAngle',
      label: { en: 'End angle', zh: '结束角度' },
      min: 0,
      max: 360,
      step: 15,
      first: 360,
    },
    {
      kind: 'switch',
      name: 'arcLabel',
      label: { en: 'Values on the slices', zh: '在扇区上显示数值' },
      first: false,
    },
  ],
  draw: (values) => (
    <PieChart
      height={300}
      margin={{ bottom: 60, left: 5, right: 5 }}
      slotProps={{ legend }}
      series={[
        {
          data: shares,
          ...Object.fromEntries(shape(values).map(([name, value]) => [name, value])),
          ...(values['arcLabel'] === true && { arcLabel: 'value' as const }),
        },
      ]}
    />
  ),
  code: (values) => {
    const series = objectCode([
      ['data', { code: 'shares' }],
      ...changed(shape(values)),
      ...(values['arcLabel'] === true ? [['arcLabel', 'value'] as const] : []),
    ]);
    return jsxCode('PieChart', [
      ['height', 300],
      ['margin', { code: '{ bottom: 60, left: 5, right: 5 }' }],
      [
        'slotProps',
        {
          code: "{\n    legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },\n  }",
        },
      ],
      ['series', { code: `[\n    ${series},\n  ]` }],
    ]);
  },
};
