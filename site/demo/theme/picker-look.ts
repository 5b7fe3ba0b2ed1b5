import { vars } from '../../theme/vars';

const CORNER = 8;

/** What is chosen lies on the ground of its range, a tenth larger. */
const RANGE_CORNER = 9;

const start = { borderTopLeftRadius: RANGE_CORNER, borderBottomLeftRadius: RANGE_CORNER };
const end = { borderTopRightRadius: RANGE_CORNER, borderBottomRightRadius: RANGE_CORNER };

/** The states of a day in a calendar of ranges, as classes. */
const day = (state: string) => `.MuiDateRangePickerDay-${state}`;

/** Where the ground of a range begins or ends: at a day, at the edge of a week, at the first or last day of a month. */
const rangeEnds = {
  [`&${day('rangeIntervalDayHighlightStart')}, &${day('firstVisibleCell')}, &${day('rangeIntervalDayHighlight')}:first-of-type`]:
    start,
  [`&${day('rangeIntervalDayHighlightEnd')}, &${day('lastVisibleCell')}, &${day('rangeIntervalDayHighlight')}:last-of-type`]:
    end,
};

const previewEnds = {
  [`&${day('rangeIntervalDayPreviewStart')}, :first-of-type > &`]: start,
  [`&${day('rangeIntervalDayPreviewEnd')}, :last-of-type > &`]: end,
};

const cell = { borderRadius: CORNER };

/** Months and years are no lines of a menu: only the chosen one stands out. */
const button = { ...cell, fontWeight: 400, '&.Mui-selected': { fontWeight: 540 } };

/** Calendars and clocks beside the site: days are cells, of the size that they have. */
export const pickerDefaults = {
  MuiPickersDay: { styleOverrides: { root: cell } },
  MuiDateRangePickerDay: { styleOverrides: { root: rangeEnds, rangeIntervalPreview: previewEnds } },
  MuiPickersMonth: { styleOverrides: { monthButton: button } },
  MuiPickersYear: { styleOverrides: { yearButton: button } },
  MuiDayCalendar: { styleOverrides: { weekDayLabel: { color: vars.inkFaint } } },
  MuiDayCalendarSkeleton: { styleOverrides: { daySkeleton: cell } },
  MuiClock: { styleOverrides: { clock: { backgroundColor: vars.line } } },
};
