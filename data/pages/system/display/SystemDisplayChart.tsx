import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

const days = [{ scaleType: 'band' as const, data: ['Mo', 'Tu', 'We', 'Th'] }];
const riders = [{ data: [410, 380, 455, 430] }];

export default function SystemDisplayChart() {
  const [isShown, setIsShown] = React.useState(true);
  return (
    <Box sx={{ minHeight: 270, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isShown}
            onChange={(event) => setIsShown(event.target.checked)}
          />
        }
        label="Passengers by day"
      />
      {isShown && <BarChart xAxis={days} series={riders} height={220} />}
    </Box>
  );
}
