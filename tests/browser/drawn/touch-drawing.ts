import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type DrawnDemo, holdScripts } from './hold-scripts';

/** A demo of each kind that is touched before it is there, by its page and name. */
export const demos = {
  grid: ['/x/react-data-grid/row-selection/', 'RowSelectionCheckbox'],
  sorting: ['/x/react-data-grid/sorting/', 'SortingBasic'],
  cells: ['/x/react-data-grid/cell-selection/', 'CellSelection'],
  editing: ['/x/react-data-grid/editing/', 'EditingBasic'],
  actions: ['/x/react-data-grid/column-definition/', 'ColumnActionsDialog'],
  calendar: ['/x/react-date-pickers/date-calendar/', 'DateCalendarBasic'],
  picker: ['/x/react-date-pickers/date-picker/', 'DatePickerBasic'],
  tree: ['/x/react-tree-view/rich-tree-view/items/', 'RichItemsBasic'],
  'tree of elements': ['/x/react-tree-view/getting-started/', 'GettingStartedSimpleTree'],
  fields: ['/components/text-fields/', 'TextFieldVariants'],
  slider: ['/components/slider/', 'SliderLabelled'],
  select: ['/components/selects/', 'SelectWithLabel'],
  menu: ['/components/menus/', 'MenuOfActions'],
  checkbox: ['/components/checkboxes/', 'CheckboxLabeled'],
  chart: ['/x/react-charts/bars/', 'BarsBasic'],
  pie: ['/x/react-charts/pie/', 'PieBasic'],
  lines: ['/x/react-charts/lines/', 'LinesBaseline'],
  playground: ['/x/react-charts/sparkline/', 'SparklinePlayground'],
  'slider of the browser': ['/components/css-baseline/', 'CssBaselineColorScheme'],
  'pages with cursors': ['/x/react-data-grid/pagination/', 'PaginationCursor'],
  scrolling: ['/x/react-data-grid/scrolling/', 'ScrollToCell'],
  'pages of a server': ['/x/react-data-grid/pagination/', 'PaginationServerUnknown'],
} as const;

/** Opens a drawn demo, does something with its drawing, and lets the demo come. */
export async function touchDrawing(
  browser: Browser,
  demo: keyof typeof demos,
  act: (drawn: DrawnDemo) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<DrawnDemo> {
  const drawn = await holdScripts(browser, demos[demo], options);
  await act(drawn);
  await drawn.release();
  return drawn;
}

/** Whatever comes twice has come by then. */
export const settled = (page: Page) => page.waitForTimeout(300);
