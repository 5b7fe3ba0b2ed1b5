import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const open = { startAngle: -110, endAngle: 110 };
const thick = { innerRadius: '60%', outerRadius: '90%' };
const size = { width: 130, height: 130, value: 70 };

export default function GaugeArcs() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Gauge {...size} {...open} aria-label="Open below" />
      <Gauge {...size} startAngle={0} endAngle={180} aria-label="Right half" />
      <Gauge {...size} startAngle={0} endAngle={-360} aria-label="Backwards" />
      <Gauge {...size} {...thick} aria-label="Thick ring" />
      <Gauge {...size} cornerRadius="50%" aria-label="Round ends" />
    </Stack>
  );
}
