/** Parts in which packages speak, and not the demo itself. */
const SPEAKING = [
  ...['MuiTablePagination-root', 'MuiDataGrid-footerContainer', 'MuiDataGrid-toolbarContainer'],
  ...['MuiDataGrid-overlay', 'MuiDataGrid-panel', 'MuiDataGrid-aggregationColumnHeaderLabel'],
  ...['MuiPickers', 'MuiDateCalendar', 'MuiDateRangeCalendar', 'MuiYearCalendar', 'MuiMonthCalendar'],
  ...['MuiTimeClock', 'MuiDigitalClock', 'MuiMultiSectionDigitalClock', 'MuiInputBase-inputAdornedEnd'],
];

/** Whether a drawing shows words or dates of a package that has them in several languages. */
export function speaks(html: string): boolean {
  return SPEAKING.some((name) => html.includes(name));
}
