import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const half = { startAngle: -90, endAngle: 90 };

export default function GaugeBasic() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Gauge width={140} height={140} value={62} aria-label="Disk in use" />
      <Gauge
        {...half}
        width={140}
        height={140}
        value={62}
        aria-label="Disk in use, as half circle"
      />
    </Stack>
  );
}
