import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const views: Record<string, DateView[]> = {
  'year, day': ['year', 'day'],
  'year, month, day': ['year', 'month', 'day'],
  'month, year': ['month', 'year'],
  year: ['year'],
};

const flags = {
  disabled: false,
  readOnly: false,
  displayWeekNumber: true,
  showDaysOutsideCurrentMonth: false,
  enableAccessibleFieldDOMStructure: false,
};

type Flag = keyof typeof flags;

export default function PlaygroundDatePicker() {
  const [set, setSet] = React.useState(flags);
  const [variant, setVariant] = React.useState('desktop');
  const [view, setView] = React.useState('year, day');
  const desktop = variant === 'desktop' ? '@media all' : '@media not all';
  const { enableAccessibleFieldDOMStructure: sections, ...others } = set;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
        <DatePicker
          key={`${variant} ${view} ${sections}`}
          label="Concert"
          defaultValue={dayjs('2024-04-17')}
          desktopModeMediaQuery={desktop}
          views={views[view]}
          enableAccessibleFieldDOMStructure={sections}
          {...others}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <TextField
            select
            label="Variant"
            value={variant}
            onChange={(event) => setVariant(event.target.value)}
          >
            <MenuItem value="desktop">desktop</MenuItem>
            <MenuItem value="mobile">mobile</MenuItem>
          </TextField>
          <TextField
            select
            label="views"
            value={view}
            onChange={(event) => setView(event.target.value)}
          >
            {Object.keys(views).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <FormGroup sx={{ overflowWrap: 'anywhere' }}>
          {(Object.keys(flags) as Flag[]).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox size="small" checked={set[name]} />}
              onChange={() => setSet({ ...set, [name]: !set[name] })}
            />
          ))}
        </FormGroup>
      </Stack>
    </LocalizationProvider>
  );
}
