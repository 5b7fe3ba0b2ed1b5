import Grid from '@mui/material/Grid2';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['March', 'April', 'May'];

export default function GridOfCharts() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <BarChart
          height={220}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[{ data: [48, 62, 71], label: 'Rain, mm' }]}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <LineChart
          height={220}
          xAxis={[{ scaleType: 'point', data: months }]}
          series={[{ data: [7, 11, 16], label: 'Noon, °C' }]}
        />
      </Grid>
    </Grid>
  );
}
