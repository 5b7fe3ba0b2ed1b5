import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const prices = [4.1, 4.3, 4.2, 4.8, 4.7, 5.2, 5.1];
const days = [15, 16, 17, 18, 19, 22, 23].map((day) => new Date(2024, 3, day));

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const asDate = (day: Date) => format.format(day);
const asPrice = (value: number | null) => `€${value?.toFixed(2)}`;

export default function SparklineDates() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <SparkLineChart
        data={prices}
        xAxis={{ scaleType: 'time', data: days, valueFormatter: asDate }}
        valueFormatter={asPrice}
        height={80}
        showTooltip
        showHighlight
      />
    </Box>
  );
}
