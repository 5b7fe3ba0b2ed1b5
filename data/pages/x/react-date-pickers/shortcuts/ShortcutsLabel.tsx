import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { holidays } from './holidays';

const slotProps = { shortcuts: { items: holidays } };

export default function ShortcutsLabel() {
  const [reason, setReason] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Day off"
          defaultValue={dayjs('2024-04-17')}
          onChange={(_day, context) =>
            setReason(context.shortcut?.label ?? 'a day of your own')
          }
          slotProps={slotProps}
        />
        <Typography role="status">
          {reason ? `You chose ${reason}.` : 'Open the calendar.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
