import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';
import { type Language, languages } from './languages';

const start = dayjs('2024-04-17T19:30');
const pickers = ['Date', 'Time', 'Date Time', 'Date Range (Pro)'];
const parts = {
  toolbar: true,
  shortcuts: true,
  buttons: true,
  landscape: false,
};

type Part = keyof typeof parts;

export default function PlaygroundLayout() {
  const [picker, setPicker] = React.useState('Date');
  const [language, setLanguage] = React.useState<Language>('Deutsch');
  const [shown, setShown] = React.useState(parts);
  const { dates, texts } = languages[language];
  const getValue = () => start.add(1, 'week');
  const toolbar = { hidden: !shown.toolbar };
  const actionBar = shown.buttons ? {} : { actions: [] };
  const items = shown.shortcuts ? [{ label: '+7', getValue }] : [];
  const props = {
    orientation: shown.landscape ? 'landscape' : 'portrait',
    slotProps: { toolbar, actionBar, shortcuts: { items } },
  } as const;

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dates}
      localeText={
        texts.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
        <Stack direction="row" spacing={2}>
          <TextField
            select
            label="Picker"
            value={picker}
            onChange={(event) => setPicker(event.target.value)}
          >
            {pickers.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Language"
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {Object.keys(languages).map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <FormGroup row>
          {(Object.keys(parts) as Part[]).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox size="small" checked={shown[name]} />}
              onChange={() => setShown({ ...shown, [name]: !shown[name] })}
            />
          ))}
        </FormGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {picker === 'Date' && (
            <StaticDatePicker defaultValue={start} {...props} />
          )}
          {picker === 'Time' && (
            <StaticTimePicker defaultValue={start} {...props} />
          )}
          {picker === 'Date Time' && (
            <StaticDateTimePicker defaultValue={start} {...props} />
          )}
          {picker === 'Date Range (Pro)' && (
            <StaticDateRangePicker
              calendars={1}
              defaultValue={[start, getValue()]}
              slotProps={{ toolbar, actionBar }}
            />
          )}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
