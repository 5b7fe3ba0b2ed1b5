import { BarChart } from '@mui/x-charts/BarChart';

const libraries = [
  { name: 'Harbor', loans: 18420 },
  { name: 'Old town', loans: 15980 },
  { name: 'Campus', loans: 12110 },
  { name: 'Hillside', loans: 7340 },
  { name: 'Mobile bus', loans: 2650 },
];

const inThousands = (value: number | null) =>
  `${((value ?? 0) / 1000).toFixed(1)}k`;

const yAxis = {
  scaleType: 'band' as const,
  dataKey: 'name',
  disableLine: true,
  disableTicks: true,
  colorMap: {
    type: 'ordinal' as const,
    values: ['Harbor'],
    colors: ['#ffb74d'],
    unknownColor: '#90a4ae',
  },
};

export default function BarDemoRanking() {
  return (
    <BarChart
      layout="horizontal"
      dataset={libraries}
      yAxis={[yAxis]}
      bottomAxis={null}
      series={[{ dataKey: 'loans', valueFormatter: inThousands }]}
      barLabel={({ value }, { bar }) =>
        bar.width < 32 ? null : inThousands(value)
      }
      borderRadius={4}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      margin={{ left: 90, right: 10, top: 10, bottom: 10 }}
      height={240}
    />
  );
}
