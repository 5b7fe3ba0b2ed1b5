import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { year: 2018, solar: 46, wind: 110, coal: 225 },
  { year: 2019, solar: 47, wind: 126, coal: 171 },
  { year: 2020, solar: 51, wind: 132, coal: 135 },
  { year: 2021, solar: 49, wind: 114, coal: 165 },
  { year: 2022, solar: 60, wind: 125, coal: 179 },
  { year: 2023, solar: 62, wind: 140, coal: 126 },
];

const xAxis = [
  {
    dataKey: 'year',
    label: 'Electricity per year, TWh',
    valueFormatter: (year: number) => String(year),
    tickMinStep: 1,
    max: 2023,
  },
];
const asEnergy = (value: number | null) => `${value} TWh`;

export default function LinesDataset() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={xAxis}
      series={[
        { dataKey: 'solar', label: 'Solar', valueFormatter: asEnergy },
        { dataKey: 'wind', label: 'Wind', valueFormatter: asEnergy },
        { dataKey: 'coal', label: 'Coal', valueFormatter: asEnergy },
      ]}
    />
  );
}
