import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Sun', value: 14 },
  { label: 'Rain', value: 9 },
];
const margin = { top: 60, bottom: 60, left: 80, right: 80 };
const options = {
  direction: ['row', 'column'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'middle', 'right'],
} as const;
type Choice = {
  [Name in keyof typeof options]: (typeof options)[Name][number];
};
const start: Choice = {
  direction: 'row',
  vertical: 'bottom',
  horizontal: 'middle',
};

export default function LegendPosition() {
  const [choice, setChoice] = React.useState(start);
  const { direction, ...position } = choice;

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', pt: 1 }}
    >
      {(Object.keys(options) as (keyof Choice)[]).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={name}
          value={choice[name]}
          onChange={(event) =>
            setChoice({ ...choice, [name]: event.target.value })
          }
        >
          {options[name].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <PieChart
        series={[{ data }]}
        slotProps={{ legend: { direction, position } }}
        margin={margin}
        height={280}
      />
    </Box>
  );
}
