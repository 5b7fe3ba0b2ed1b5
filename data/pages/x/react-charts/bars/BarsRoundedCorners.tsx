import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const newMembers = [48, 39, 35, 30, 27, 22];
const leavers = [-12, -9, -14, -21, -25, -11];

export default function BarsRoundedCorners() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[
        { data: newMembers, label: 'Joined', stack: 'members' },
        { data: leavers, label: 'Left', stack: 'members' },
      ]}
      borderRadius={8}
      height={300}
    />
  );
}
