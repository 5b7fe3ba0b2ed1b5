import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2020', '2021', '2022', '2023', '2024'];

export default function StackingBars() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: years }]}
      yAxis={[{ label: 'Thousand copies' }]}
      series={[
        { label: 'Print', stack: 'sales', data: [42, 39, 35, 30, 27] },
        { label: 'E-book', stack: 'sales', data: [18, 22, 25, 26, 29] },
        { label: 'Audio', stack: 'sales', data: [5, 9, 14, 22, 31] },
      ]}
      height={300}
    />
  );
}
