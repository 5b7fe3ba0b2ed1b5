import { deepPurple, orange, teal } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsColorPalette } from '@mui/x-charts/colorPalettes';

const fields: ChartsColorPalette = (mode) =>
  mode === 'dark'
    ? [teal[300], deepPurple[200], orange[300]]
    : [teal[700], deepPurple[500], orange[900]];

const years = [{ scaleType: 'band' as const, data: ['2021', '2022', '2023'] }];
const series = [
  { label: 'Oat', data: [14, 18, 16] },
  { label: 'Rye', data: [9, 7, 11] },
  { label: 'Teff', data: [4, 5, 8] },
];

export default function ColorInChart() {
  return (
    <BarChart
      colors={fields}
      xAxis={years}
      series={series}
      height={260}
      margin={{ left: 40, right: 10 }}
    />
  );
}
