import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const signUps = [12, 15, 11, 19, 22, 20, 27, 31, 28, 36, 41, 44];

const bare = {
  leftAxis: null,
  bottomAxis: null,
  margin: { top: 8, right: 0, bottom: 0, left: 0 },
};

export default function LineDemoMinimal() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 280 }}>
      <CardContent>
        <Typography color="text.secondary">Sign-ups this week</Typography>
        <Typography component="p" variant="h4">
          44
        </Typography>
      </CardContent>
      <LineChart
        {...bare}
        height={90}
        series={[{ data: signUps, area: true, showMark: false }]}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none' }}
        disableLineItemHighlight
      />
    </Card>
  );
}
