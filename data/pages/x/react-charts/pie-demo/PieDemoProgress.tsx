import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const goals = [
  { name: 'Steps', percent: 82, color: '#43a047' },
  { name: 'Sleep', percent: 64, color: '#1e88e5' },
  { name: 'Water', percent: 35, color: '#00acc1' },
];

function Progress({ name, percent, color }: (typeof goals)[number]) {
  const data = [
    { id: 'done', value: percent, color },
    { id: 'rest', value: 100 - percent, color: '#9e9e9e40' },
  ];
  return (
    <Box sx={{ width: 110, textAlign: 'center' }}>
      <PieChart
        series={[{ data, innerRadius: '75%', cornerRadius: 4 }]}
        margin={{ top: 5, bottom: 5, left: 5, right: 5 }}
        tooltip={{ trigger: 'none' }}
        title={`${name}: ${percent}%`}
        height={110}
      />
      <Typography>{`${name} ${percent}%`}</Typography>
    </Box>
  );
}

export default function PieDemoProgress() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        justifyContent: 'center',
      }}
    >
      {goals.map((goal) => (
        <Progress key={goal.name} {...goal} />
      ))}
    </Box>
  );
}
