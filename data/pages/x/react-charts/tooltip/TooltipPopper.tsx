import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

const popper = {
  placement: 'top',
  sx: {
    [`& .${chartsTooltipClasses.paper}`]: {
      bgcolor: 'primary.dark',
      borderRadius: 4,
    },
    [`& .${chartsTooltipClasses.table} p`]: { color: 'common.white' },
    [`& .${chartsTooltipClasses.markCell}`]: { display: 'none' },
  },
} as const;

export default function TooltipPopper() {
  return (
    <BarChart
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      series={[{ data: [12, 19, 15, 22], label: 'Guests' }]}
      slotProps={{ popper }}
    />
  );
}
