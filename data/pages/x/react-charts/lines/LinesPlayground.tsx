import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Choice, Toggle } from '../chart-playground/PlaygroundOptions';

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const water = [2, 4, 9, 7, null, 5, 8, 3];
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

export default function LinesPlayground() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('monotoneX');
  const [area, setArea] = React.useState(false);
  const [showMark, setShowMark] = React.useState(true);
  const [connectNulls, setConnectNulls] = React.useState(false);
  const [horizontal, setHorizontal] = React.useState(false);

  const props = {
    height: 300,
    xAxis: [{ data: hours }],
    yAxis: [{ min: 0 }],
    series: [
      {
        data: water,
        label: 'm³',
        ...(curve !== 'monotoneX' && { curve }),
        ...(area && { area }),
        ...(!showMark && { showMark }),
        ...(connectNulls && { connectNulls }),
      },
    ],
    ...(horizontal && { grid: { horizontal } }),
  };

  return (
    <ChartPlayground
      name="LineChart"
      props={props}
      options={
        <React.Fragment>
          <Choice name="curve" value={curve} values={curves} onChange={setCurve} />
          <Toggle name="area" value={area} onChange={setArea} />
          <Toggle name="showMark" value={showMark} onChange={setShowMark} />
          <Toggle
            name="connectNulls"
            value={connectNulls}
            onChange={setConnectNulls}
          />
          <Toggle
            name="grid.horizontal"
            value={horizontal}
            onChange={setHorizontal}
          />
        </React.Fragment>
      }
    >
      <LineChart {...props} />
    </ChartPlayground>
  );
}
