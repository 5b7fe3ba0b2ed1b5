import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Choice, Range, Toggle } from '../chart-playground/PlaygroundOptions';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const shops = [
  { label: 'Lisbon', data: [35, 44, 24, 34] },
  { label: 'Porto', data: [51, 6, 49, 30] },
  { label: 'Faro', data: [15, 25, 30, 50] },
];
const layouts = ['vertical', 'horizontal'] as const;

export default function BarsPlayground() {
  const [layout, setLayout] = React.useState<(typeof layouts)[number]>('vertical');
  const [stack, setStack] = React.useState(false);
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  const [borderRadius, setBorderRadius] = React.useState(0);
  const [barLabel, setBarLabel] = React.useState(false);

  const axis = [
    { scaleType: 'band' as const, data: quarters, categoryGapRatio, barGapRatio },
  ];
  const props = {
    height: 300,
    ...(layout === 'vertical' ? { xAxis: axis } : { layout, yAxis: axis }),
    series: stack ? shops.map((shop) => ({ ...shop, stack: 'total' })) : shops,
    ...(borderRadius > 0 && { borderRadius }),
    ...(barLabel && { barLabel: 'value' as const }),
  };

  return (
    <ChartPlayground
      name="BarChart"
      props={props}
      options={
        <React.Fragment>
          <Choice
            name="layout"
            value={layout}
            values={layouts}
            onChange={setLayout}
          />
          <Range
            name="categoryGapRatio"
            value={categoryGapRatio}
            min={0}
            max={0.9}
            step={0.1}
            onChange={setCategoryGapRatio}
          />
          <Range
            name="barGapRatio"
            value={barGapRatio}
            min={-1}
            max={1}
            step={0.1}
            onChange={setBarGapRatio}
          />
          <Range
            name="borderRadius"
            value={borderRadius}
            min={0}
            max={20}
            onChange={setBorderRadius}
          />
          <Toggle name="stack" value={stack} onChange={setStack} />
          <Toggle name="barLabel" value={barLabel} onChange={setBarLabel} />
        </React.Fragment>
      }
    >
      <BarChart {...props} />
    </ChartPlayground>
  );
}
