import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Choice, Range, Toggle } from '../chart-playground/PlaygroundOptions';

const flats = [
  { id: 0, x: 28, y: 520 },
  { id: 1, x: 38, y: 640 },
  { id: 2, x: 47, y: 760 },
  { id: 3, x: 52, y: 900 },
  { id: 4, x: 63, y: 1080 },
  { id: 5, x: 77, y: 1290 },
  { id: 6, x: 92, y: 1480 },
  { id: 7, x: 118, y: 1920 },
];
const scales = ['linear', 'log', 'sqrt'] as const;

export default function ScatterPlayground() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('linear');
  const [markerSize, setMarkerSize] = React.useState(4);
  const [voronoiMaxRadius, setVoronoiMaxRadius] = React.useState(50);
  const [disableVoronoi, setDisableVoronoi] = React.useState(false);
  const [grid, setGrid] = React.useState(false);

  const props = {
    height: 300,
    margin: { left: 60 },
    xAxis: [{ label: 'm²', min: 20 }],
    yAxis: [{ ...(scaleType !== 'linear' && { scaleType }), min: 400 }],
    series: [{ data: flats, markerSize }],
    ...(disableVoronoi ? { disableVoronoi } : { voronoiMaxRadius }),
    ...(grid && { grid: { horizontal: true, vertical: true } }),
  };

  return (
    <ChartPlayground
      name="ScatterChart"
      props={props}
      options={
        <React.Fragment>
          <Choice
            name="scaleType"
            value={scaleType}
            values={scales}
            onChange={setScaleType}
          />
          <Range
            name="markerSize"
            value={markerSize}
            min={1}
            max={12}
            onChange={setMarkerSize}
          />
          <Range
            name="voronoiMaxRadius"
            value={voronoiMaxRadius}
            min={5}
            max={100}
            step={5}
            onChange={setVoronoiMaxRadius}
          />
          <Toggle
            name="disableVoronoi"
            value={disableVoronoi}
            onChange={setDisableVoronoi}
          />
          <Toggle name="grid" value={grid} onChange={setGrid} />
        </React.Fragment>
      }
    >
      <ScatterChart {...props} />
    </ChartPlayground>
  );
}
