import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { city: 'Zurich', zone: 'Europe/Zurich' },
  { city: 'Singapore', zone: 'Asia/Singapore' },
];

export default function TimezoneTwoOffices() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(
    dayjs.utc('2024-04-17T07:30:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        {offices.map(({ city, zone }) => (
          <DateTimePicker
            key={zone}
            label={`Meeting, ${city} time`}
            timezone={zone}
            ampm={false}
            value={meeting}
            onChange={setMeeting}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
