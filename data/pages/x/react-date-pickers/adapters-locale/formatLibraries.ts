import type * as React from 'react';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import type { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';

interface FormatLibrary {
  adapter: React.ComponentProps<typeof LocalizationProvider>['dateAdapter'];
  sample: PickerValidDate;
  formats: string[];
}

/** 7 April 2024, 09:05, and some formats, for each date library. */
export const formatLibraries: Record<string, FormatLibrary> = {
  'Day.js': {
    adapter: AdapterDayjs,
    sample: dayjs('2024-04-07T09:05'),
    formats: ['L LT', 'dddd D MMMM', 'Do MMM YYYY', 'YYYY-MM-DD [at] HH:mm'],
  },
  'date-fns': {
    adapter: AdapterDateFns,
    sample: new Date(2024, 3, 7, 9, 5),
    formats: ['P p', 'EEEE d MMMM', 'do MMM yyyy', "yyyy-MM-dd 'at' HH:mm"],
  },
  Luxon: {
    adapter: AdapterLuxon,
    sample: DateTime.fromISO('2024-04-07T09:05'),
    formats: ['D t', 'EEEE d MMMM', 'd MMM yyyy', "yyyy-MM-dd 'at' HH:mm"],
  },
  Moment: {
    adapter: AdapterMoment,
    sample: moment('2024-04-07T09:05'),
    formats: ['L LT', 'dddd D MMMM', 'Do MMM YYYY', 'YYYY-MM-DD [at] HH:mm'],
  },
};
