/** Elements whose text comes from packages and not from the demo. */
const SPEAKING = [
  // A grid names its buttons, checkboxes and groups.
  ...['MuiTablePagination-root', 'MuiDataGrid-root'],
  ...['MuiPickers', 'MuiDateCalendar', 'MuiDateRangeCalendar', 'MuiYearCalendar', 'MuiMonthCalendar'],
  ...['MuiTimeClock', 'MuiDigitalClock', 'MuiMultiSectionDigitalClock', 'MuiInputBase-inputAdornedEnd'],
];

/** Whether the HTML contains text or dates that a package translates. */
export function containsPackageText(html: string): boolean {
  return SPEAKING.some((name) => html.includes(name));
}
