import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tickets = [
  { name: 'Day', text: 'Valid until midnight' },
  { name: 'Week', text: 'Seven days in a row' },
];

export default function CardAsChoice() {
  const [chosen, setChosen] = React.useState('Day');

  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Ticket">
      {tickets.map(({ name, text }) => (
        <Card
          key={name}
          variant="outlined"
          sx={name === chosen ? { borderColor: 'primary.main' } : undefined}
        >
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <CardContent>
              <Typography color={name === chosen ? 'primary' : undefined}>
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
