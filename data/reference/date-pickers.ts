import type { ReferenceProduct } from '../../generator/contract/coverage';
import { apiPathname } from './api-pathname';
import { datePickersCorrections } from './corrections';
import { datePickersExcluded } from './excluded';
import { datePickersSupplements } from './supplements';

const FOLDER = 'date-pickers';

const free = [
  'DateCalendar',
  'DateField',
  'DatePicker',
  'DatePickerToolbar',
  'DateTimeField',
  'DateTimePicker',
  'DateTimePickerTabs',
  'DateTimePickerToolbar',
  'DayCalendarSkeleton',
  'DesktopDatePicker',
  'DesktopDateTimePicker',
  'DesktopTimePicker',
  'DigitalClock',
  'LocalizationProvider',
  'MobileDatePicker',
  'MobileDateTimePicker',
  'MobileTimePicker',
  'MonthCalendar',
  'MultiSectionDigitalClock',
  'PickersActionBar',
  'PickersCalendarHeader',
  'PickersDay',
  'PickersLayout',
  'PickersShortcuts',
  'StaticDatePicker',
  'StaticDateTimePicker',
  'StaticTimePicker',
  'TimeClock',
  'TimeField',
  'TimePicker',
  'TimePickerToolbar',
  'YearCalendar',
];

const pro = [
  'DateRangeCalendar',
  'DateRangePicker',
  'DateRangePickerDay',
  'DateRangePickerToolbar',
  'DateTimeRangePicker',
  'DateTimeRangePickerTabs',
  'DateTimeRangePickerToolbar',
  'DesktopDateRangePicker',
  'DesktopDateTimeRangePicker',
  'MobileDateRangePicker',
  'MobileDateTimeRangePicker',
  'MultiInputDateRangeField',
  'MultiInputDateTimeRangeField',
  'MultiInputTimeRangeField',
  'PickersRangeCalendarHeader',
  'SingleInputDateRangeField',
  'SingleInputDateTimeRangeField',
  'SingleInputTimeRangeField',
  'StaticDateRangePicker',
];

export const datePickersReference: ReferenceProduct = {
  name: FOLDER,
  packages: [
    {
      name: '@mui/x-date-pickers',
      sources: 'packages/x-date-pickers/src',
      themeModule: '@mui/x-date-pickers/themeAugmentation',
    },
    {
      name: '@mui/x-date-pickers-pro',
      plan: 'pro',
      sources: 'packages/x-date-pickers-pro/src',
      themeModule: '@mui/x-date-pickers-pro/themeAugmentation',
    },
  ],
  components: [
    ...free.map((name) => component(name, '@mui/x-date-pickers')),
    {
      ...component('PickersSectionList', '@mui/x-date-pickers'),
      export: 'Unstable_PickersSectionList',
      title: 'PickersSectionList',
    },
    // Its props inherit the class names of a form control; these are its own.
    { ...component('PickersTextField', '@mui/x-date-pickers'), classes: 'PickersTextFieldClasses' },
    ...pro.map((name) => component(name, '@mui/x-date-pickers-pro')),
  ],
  interfaces: [],
  indexes: [{ pathname: '/x/api/date-pickers' }],
  supplements: datePickersSupplements,
  corrections: datePickersCorrections,
  excluded: datePickersExcluded,
};

function page(name: string) {
  return { pathname: apiPathname(FOLDER, name), export: name };
}

function component(name: string, packageName: string) {
  return { ...page(name), package: packageName };
}
