import type { DateAdapter } from '../generator/contract/sandboxes';

/**
 * Date adapter → the library it stands on, with the range that the pickers 7.18.0 ask for as peer.
 * An adapter that is not here is an error: a sandbox could not be built for it (RULES §5).
 */
export const dateAdapters: Record<string, DateAdapter> = {
  AdapterDateFns: { package: 'date-fns', version: '2.30.0' },
  AdapterDateFnsV3: { package: 'date-fns', version: '4.4.0' },
  AdapterDateFnsJalali: { package: 'date-fns-jalali', version: '2.30.0-0' },
  AdapterDateFnsJalaliV3: { package: 'date-fns-jalali', version: '3.2.0-0' },
  AdapterDayjs: { package: 'dayjs', version: '1.11.23' },
  AdapterLuxon: { package: 'luxon', version: '3.7.2' },
  AdapterMoment: { package: 'moment', version: '2.31.0' },
  AdapterMomentHijri: { package: 'moment-hijri', version: '2.30.0' },
  AdapterMomentJalaali: { package: 'moment-jalaali', version: '0.10.5' },
};
