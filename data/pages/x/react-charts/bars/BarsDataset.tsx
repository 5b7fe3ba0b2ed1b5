import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { crop: 'Apples', lastYear: 31.2, thisYear: 36.8 },
  { crop: 'Pears', lastYear: 18.4, thisYear: 15.1 },
  { crop: 'Plums', lastYear: 9.7, thisYear: 12.9 },
  { crop: 'Cherries', lastYear: 6.1, thisYear: 7.4 },
];

const inTons = (value: number | null) => `${value} t`;

export default function BarsDataset() {
  return (
    <BarChart
      dataset={harvest}
      xAxis={[{ scaleType: 'band', dataKey: 'crop' }]}
      yAxis={[{ label: 'Harvest, t' }]}
      series={[
        { dataKey: 'lastYear', label: 'Last year', valueFormatter: inTons },
        { dataKey: 'thisYear', label: 'This year', valueFormatter: inTons },
      ]}
      height={300}
    />
  );
}
