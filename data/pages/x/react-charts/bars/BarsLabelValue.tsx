import { BarChart } from '@mui/x-charts/BarChart';

const shifts = ['Early', 'Day', 'Late', 'Night'];

export default function BarsLabelValue() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: shifts }]}
      series={[
        { data: [12, 18, 11, 5], label: 'Nurses', color: '#7cb9e8' },
        { data: [4, 7, 3, 0], label: 'Doctors', color: '#f4a259' },
      ]}
      barLabel="value"
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={280}
    />
  );
}
