import type * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePickerTabs } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import dayjs from 'dayjs';

function MyDateTimeRangePickerTabs(
  props: React.ComponentProps<typeof DateTimeRangePickerTabs>,
) {
  return <DateTimeRangePickerTabs {...props} hidden={false} />;
}

export default function DateTimeRangePickerTabsExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slots={{ tabs: MyDateTimeRangePickerTabs }}
      />
    </LocalizationProvider>
  );
}
