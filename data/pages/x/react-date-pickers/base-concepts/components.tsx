import type * as React from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export const values = ['Date', 'Time', 'Date and time'] as const;
export const places = ['Popup', 'Typing', 'In the page'] as const;

export type Value = (typeof values)[number];
export type Place = (typeof places)[number];

type Entry = [name: string, component: React.ElementType<{ label?: string }>];

/** The component for each value and each way of editing it. */
export const components: Record<Value, Record<Place, Entry>> = {
  Date: {
    Popup: ['DatePicker', DatePicker],
    Typing: ['DateField', DateField],
    'In the page': ['DateCalendar', () => <DateCalendar />],
  },
  Time: {
    Popup: ['TimePicker', TimePicker],
    Typing: ['TimeField', TimeField],
    'In the page': ['DigitalClock', () => <DigitalClock />],
  },
  'Date and time': {
    Popup: ['DateTimePicker', DateTimePicker],
    Typing: ['DateTimeField', DateTimeField],
    'In the page': [
      'StaticDateTimePicker',
      () => <StaticDateTimePicker displayStaticWrapperAs="desktop" />,
    ],
  },
};
