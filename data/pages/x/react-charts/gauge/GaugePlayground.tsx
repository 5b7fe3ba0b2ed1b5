import * as React from 'react';
import { Gauge } from '@mui/x-charts/Gauge';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Range } from '../chart-playground/PlaygroundOptions';

export default function GaugePlayground() {
  const [value, setValue] = React.useState(62);
  const [startAngle, setStartAngle] = React.useState(-110);
  const [endAngle, setEndAngle] = React.useState(110);
  const [innerRadius, setInnerRadius] = React.useState(80);
  const [cornerRadius, setCornerRadius] = React.useState(0);

  const props = {
    'aria-label': 'Value',
    height: 240,
    value,
    startAngle,
    endAngle,
    innerRadius: `${innerRadius}%`,
    cornerRadius: `${cornerRadius}%`,
  };

  return (
    <ChartPlayground
      name="Gauge"
      props={props}
      options={
        <React.Fragment>
          <Range name="value" value={value} min={0} max={100} onChange={setValue} />
          <Range
            name="startAngle"
            value={startAngle}
            min={-180}
            max={90}
            step={10}
            onChange={setStartAngle}
          />
          <Range
            name="endAngle"
            value={endAngle}
            min={90}
            max={360}
            step={10}
            onChange={setEndAngle}
          />
          <Range
            name="innerRadius"
            value={innerRadius}
            min={10}
            max={90}
            step={5}
            onChange={setInnerRadius}
          />
          <Range
            name="cornerRadius"
            value={cornerRadius}
            min={0}
            max={50}
            step={5}
            onChange={setCornerRadius}
          />
        </React.Fragment>
      }
    >
      <Gauge {...props} />
    </ChartPlayground>
  );
}
