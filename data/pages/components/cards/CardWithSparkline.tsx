import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const loans = [182, 175, 190, 214, 208, 231, 246];

export default function CardWithSparkline() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 300 }}>
      <CardContent>
        <Typography variant="body2" color="text.secondary">
          Books lent on Sunday
        </Typography>
        <Typography variant="h4" component="p">
          246
        </Typography>
        <Typography variant="body2">64 more than on Monday</Typography>
        <SparkLineChart
          data={loans}
          height={60}
          area
          showHighlight
          showTooltip
        />
      </CardContent>
    </Card>
  );
}
