import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const years = [
  { year: '2019', car: 61, bus: 22, bike: 17 },
  { year: '2024', car: 43, bus: 28, bike: 29 },
];

const arcLabel = (item: { label?: string; value: number }) =>
  `${item.label} ${item.value}%`;
const margin = { top: 5, bottom: 5, left: 5, right: 5 };
const grid = {
  display: 'grid',
  width: '100%',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
  },
  textAlign: 'center',
};

export default function PieDemoBeforeAndAfter() {
  const charts = years.map(({ year, car, bus, bike }) => ({
    year,
    data: [
      { id: 'car', label: 'Car', value: car, color: '#b0bec5' },
      { id: 'bus', label: 'Bus', value: bus, color: '#ffcc80' },
      { id: 'bike', label: 'Bike', value: bike, color: '#a5d6a7' },
    ],
  }));

  return (
    <Box sx={grid}>
      {charts.map(({ year, data }) => (
        <figure key={year} style={{ margin: 0 }}>
          <PieChart
            series={[{ data, arcLabel, arcLabelRadius: '60%' }]}
            slotProps={{ legend: { hidden: true } }}
            sx={{
              [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontSize: 13 },
            }}
            margin={margin}
            height={220}
          />
          <Typography component="figcaption">{year}</Typography>
        </figure>
      ))}
    </Box>
  );
}
