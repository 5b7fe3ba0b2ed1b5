import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const visits = [310, 420, 560, 380];

const look = {
  bgcolor: '#10243e',
  borderRadius: 2,
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: '#7c93b2' },
  [`& .${axisClasses.tickLabel}`]: { fill: '#c8d6e8' },
  [`& .${chartsGridClasses.line}`]: {
    stroke: '#33496a',
    strokeDasharray: '2 4',
  },
  [`& .${legendClasses.mark}`]: { rx: 10 },
  [`& .${barElementClasses.root}`]: { stroke: '#ffd180', strokeWidth: 1 },
};

const text = { fill: '#c8d6e8', fontSize: 14 };

export default function StylingLook() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: quarters }]}
      series={[{ data: visits, label: 'Museum visits', color: '#ff9e40' }]}
      grid={{ horizontal: true }}
      slotProps={{ legend: { labelStyle: text } }}
      sx={look}
      height={300}
    />
  );
}
