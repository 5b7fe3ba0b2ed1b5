import * as React from 'react';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Choice, Range, Toggle } from '../chart-playground/PlaygroundOptions';

const plots = ['line', 'bar'] as const;
const curves = ['linear', 'natural', 'monotoneX', 'step'] as const;

export default function SparklinePlayground() {
  const [plotType, setPlotType] = React.useState<(typeof plots)[number]>('line');
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('linear');
  const [height, setHeight] = React.useState(80);
  const [area, setArea] = React.useState(false);
  const [showTooltip, setShowTooltip] = React.useState(false);
  const [showHighlight, setShowHighlight] = React.useState(false);

  const props = {
    data: [3, 7, 4, 9, 6, 11, 8, 14, 10, 13],
    height,
    ...(plotType !== 'line' && { plotType }),
    ...(curve !== 'linear' && { curve }),
    ...(area && { area }),
    ...(showTooltip && { showTooltip }),
    ...(showHighlight && { showHighlight }),
  };

  return (
    <ChartPlayground
      name="SparkLineChart"
      props={props}
      options={
        <React.Fragment>
          <Choice
            name="plotType"
            value={plotType}
            values={plots}
            onChange={setPlotType}
          />
          <Choice name="curve" value={curve} values={curves} onChange={setCurve} />
          <Range
            name="height"
            value={height}
            min={30}
            max={120}
            step={10}
            onChange={setHeight}
          />
          <Toggle name="area" value={area} onChange={setArea} />
          <Toggle name="showTooltip" value={showTooltip} onChange={setShowTooltip} />
          <Toggle
            name="showHighlight"
            value={showHighlight}
            onChange={setShowHighlight}
          />
        </React.Fragment>
      }
    >
      <SparkLineChart {...props} />
    </ChartPlayground>
  );
}
