/** A grid names its buttons, checkboxes and groups. */
const GRID = 'MuiDataGrid-root';

/** Other elements whose text comes from packages and not from the demo. */
const SPEAKING = [
  'MuiTablePagination-root',
  ...['MuiPickers', 'MuiDateCalendar', 'MuiDateRangeCalendar', 'MuiYearCalendar', 'MuiMonthCalendar'],
  ...['MuiTimeClock', 'MuiDigitalClock', 'MuiMultiSectionDigitalClock', 'MuiInputBase-inputAdornedEnd'],
];

/** Whether the HTML contains text or dates that a package translates. */
export function containsPackageText(html: string): boolean {
  return html.includes(GRID) || containsOtherText(html);
}

/** Whether it contains such text that is no grid's. */
export function containsOtherText(html: string): boolean {
  return SPEAKING.some((name) => html.includes(name));
}
