import type * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePickerToolbar } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import dayjs from 'dayjs';

function MyDateTimeRangePickerToolbar(
  props: React.ComponentProps<typeof DateTimeRangePickerToolbar>,
) {
  return <DateTimeRangePickerToolbar {...props} toolbarFormat="D MMM" />;
}

export default function DateTimeRangePickerToolbarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slots={{ toolbar: MyDateTimeRangePickerToolbar }}
      />
    </LocalizationProvider>
  );
}
