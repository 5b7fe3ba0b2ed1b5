import { vars } from '../../theme/vars';

const CORNER = 8;

/** What is chosen lies on the ground of its range, a tenth larger. */
const RANGE_CORNER = 9;

const start = { borderTopLeftRadius: RANGE_CORNER, borderBottomLeftRadius: RANGE_CORNER };
const end = { borderTopRightRadius: RANGE_CORNER, borderBottomRightRadius: RANGE_CORNER };

/** A day in a calendar of ranges, by its state. */
const day = (state: string) => `.MuiDateRangePickerDay-${state}`;

const ground = day('rangeIntervalDayHighlight');
const preview = day('rangeIntervalDayPreview');

/**
 * Where a range or its preview begins and ends: at a day, at the edge of a week, at the first or last day of a month.
 * Told of the calendar, as each kind of day would repeat it.
 */
const rangeEnds = {
  [inside(`${ground}Start`, day('firstVisibleCell'), `${ground}:first-of-type`, `${preview}Start`)]: start,
  [inside(`${ground}End`, day('lastVisibleCell'), `${ground}:last-of-type`, `${preview}End`)]: end,
  [inside(`:first-of-type > ${preview}`)]: start,
  [inside(`:last-of-type > ${preview}`)]: end,
};

const cell = { borderRadius: CORNER };

/** Months and years are no lines of a menu: only the chosen one stands out. */
const button = { ...cell, fontWeight: 400, '&.Mui-selected': { fontWeight: 540 } };

/** Calendars and clocks beside the site: days are cells, of the size that they have. */
export const pickerDefaults = {
  MuiPickersDay: { styleOverrides: { root: cell } },
  MuiDateRangeCalendar: { styleOverrides: { root: rangeEnds } },
  MuiPickersMonth: { styleOverrides: { monthButton: button } },
  MuiPickersYear: { styleOverrides: { yearButton: button } },
  MuiDayCalendar: { styleOverrides: { weekDayLabel: { color: vars.inkFaint } } },
  MuiDayCalendarSkeleton: { styleOverrides: { daySkeleton: cell } },
  MuiClock: { styleOverrides: { clock: { backgroundColor: vars.line } } },
};

function inside(...parts: string[]): string {
  return parts.map((part) => `& ${part}`).join();
}
