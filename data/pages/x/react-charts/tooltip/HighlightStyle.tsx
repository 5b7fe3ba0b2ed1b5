import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

const series = [
  { label: 'North', data: [3, 6, 5, 8, 9] },
  { label: 'South', data: [7, 5, 6, 4, 3] },
].map((item) => ({ ...item, highlightScope, showMark: false }));

const xAxis = [
  {
    data: [2020, 2021, 2022, 2023, 2024],
    valueFormatter: String,
    tickMinStep: 1,
  },
];

const styles = {
  [`& .${chartsAxisHighlightClasses.root}`]: {
    stroke: '#e91e63',
    strokeDasharray: 'none',
    strokeWidth: 2,
  },
  [`& .${lineElementClasses.highlighted}`]: { strokeWidth: 5 },
  [`& .${lineElementClasses.faded}`]: { opacity: 0.1 },
};

export default function HighlightStyle() {
  return (
    <LineChart
      height={260}
      xAxis={xAxis}
      series={series}
      grid={{ horizontal: true }}
      sx={styles}
    />
  );
}
