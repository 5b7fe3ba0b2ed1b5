import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';

export default function CardBasic() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardHeader title="Lighthouse" subheader="Open from April to October" />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          There are 142 steps to the lamp, and a bench after each thirty.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book a tour</Button>
        <Button size="small">Way there</Button>
      </CardActions>
    </Card>
  );
}
