import { BarChart } from '@mui/x-charts/BarChart';

const countries = [
  { code: 'CL', name: 'Chile', exports: 98_300_000 },
  { code: 'PE', name: 'Peru', exports: 64_700_000 },
  { code: 'EC', name: 'Ecuador', exports: 31_200_000 },
];
const nameOf = new Map(countries.map(({ code, name }) => [code, name]));

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

const country = (code: string, { location }: { location: string }) =>
  location === 'tick' ? code : (nameOf.get(code) ?? code);

export default function AxisFormatting() {
  return (
    <BarChart
      dataset={countries}
      xAxis={[{ scaleType: 'band', dataKey: 'code', valueFormatter: country }]}
      yAxis={[{ valueFormatter: (value: number) => compact.format(value) }]}
      series={[{ dataKey: 'exports', label: 'Exports (t)' }]}
      height={280}
    />
  );
}
