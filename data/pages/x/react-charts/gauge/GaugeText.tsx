import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const common = {
  width: 150,
  height: 150,
  value: 18,
  valueMax: 24,
  startAngle: -120,
  endAngle: 120,
};

export default function GaugeText() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Gauge
        {...common}
        text={({ value, valueMax }) => `${value} of ${valueMax}`}
        sx={{ [`& .${gaugeClasses.valueText} text`]: { fontSize: 20 } }}
        aria-label="Seats taken"
      />
      <Gauge
        {...common}
        text={({ value }) => `${value}\nseats`}
        aria-label="Seats taken, on two lines"
      />
      <Gauge {...common} text={() => null} aria-label="Seats taken, no text" />
    </Stack>
  );
}
