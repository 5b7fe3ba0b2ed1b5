import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const quarters = { scaleType: 'band' as const, data: ['Q1', 'Q2', 'Q3', 'Q4'] };
const bikesSold = [
  { label: 'Workshop', data: [42, 88, 95, 51] },
  { label: 'Online', data: [35, 61, 74, 66] },
];

const weekdays = {
  scaleType: 'point' as const,
  data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};
const visitors = [
  { label: 'Visitors', area: true, data: [64, 58, 71, 83, 120, 194, 142] },
];

const categories = [
  {
    innerRadius: '55%',
    data: [
      { label: 'City', value: 48 },
      { label: 'Cargo', value: 27 },
      { label: 'Gravel', value: 25 },
    ],
  },
];

const rides = [3, 5, 6, 8, 9, 11, 14, 17, 19, 24];
const minutes = [14, 17, 26, 27, 38, 36, 52, 55, 71, 80];
const testRides = [
  {
    label: 'Test rides',
    data: rides.map((km, id) => ({ id, x: km, y: minutes[id] })),
  },
];

const grid = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
  },
};

export default function ChartsOverviewDashboard() {
  return (
    <Box sx={grid}>
      <BarChart
        xAxis={[quarters]}
        yAxis={[{ label: 'Bikes sold' }]}
        series={bikesSold}
        height={240}
      />
      <LineChart xAxis={[weekdays]} series={visitors} height={240} />
      <PieChart series={categories} height={240} />
      <ScatterChart
        xAxis={[{ label: 'km' }]}
        yAxis={[{ label: 'Minutes' }]}
        series={testRides}
        height={240}
      />
    </Box>
  );
}
