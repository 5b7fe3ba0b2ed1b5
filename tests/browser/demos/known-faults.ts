import type { KnownFault } from './axe-faults';

export type Product = 'material ui' | 'charts' | 'data grid' | 'date pickers' | 'tree view';

/**
 * What the library itself does in the documented version, and no demo can help, by product. The lists may only
 * shrink: an entry that no demo shows any more fails the test.
 */
export const knownFaults: Record<Product, KnownFault[]> = {
  'material ui': [
    {
      what: 'a divider between entries is a separator, which no list may hold',
      rule: 'list',
      selector: 'ul:has(> li.MuiDivider-root)',
    },
  ],
  charts: [
    {
      what: 'a gauge without a value is still a meter',
      rule: 'aria-required-attr',
      selector: '.MuiGauge-root:not([aria-valuenow])',
    },
  ],
  'data grid': [
    {
      what: 'the mark of a missing licence is pale',
      rule: 'color-contrast',
      selector: 'div[style*="pointer-events: none"][style*="z-index: 100000"]',
    },
    {
      what: 'a row that groups others says its level in a grid that is no tree grid',
      rule: 'aria-conditional-attr',
      selector: '.MuiDataGrid-row[aria-level]',
    },
    {
      what: 'a header has no words above a column that is in no group',
      rule: 'empty-table-header',
      selector: '.MuiDataGrid-columnHeader--emptyGroup',
    },
    {
      what: 'a header has no words above the handles that move rows',
      rule: 'empty-table-header',
      selector: '.MuiDataGrid-columnHeaderReorder',
    },
    {
      what: 'a place for a filter is a header, also where nothing filters',
      rule: 'empty-table-header',
      selector: '.MuiDataGrid-columnHeader[aria-label]:empty',
    },
    {
      what: 'a header without words is named by what its role may not be named by',
      rule: 'aria-prohibited-attr',
      selector: '[aria-label="Detail panel toggle"]',
    },
    {
      what: 'details of rows and what covers a grid are neither rows nor groups of rows',
      rule: 'aria-required-children',
      selector: '.MuiDataGrid-main, .MuiDataGrid-virtualScrollerRenderZone',
    },
    {
      what: 'the sign that rows are loaded has no name',
      rule: 'aria-progressbar-name',
      selector: '.MuiDataGrid-overlay [role=progressbar], .MuiDataGrid-overlayWrapper [role=progressbar]',
    },
  ],
  'date pickers': [
    {
      what: 'the chosen date is a heading of a level of its own',
      rule: 'heading-order',
      selector: '.MuiDatePickerToolbar-title',
    },
    {
      what: 'the dash between two dates is a heading',
      rule: 'heading-order',
      selector: 'h5.MuiTypography-h5',
    },
    {
      what: 'the number of a week is pale',
      rule: 'color-contrast',
      selector: '.MuiDayCalendar-weekNumber',
    },
    {
      what: 'a time that cannot be chosen is an option that is pale',
      rule: 'color-contrast',
      selector: '.MuiDigitalClock-item.Mui-disabled',
    },
    {
      what: 'an hour of the clock that cannot be chosen does not say so, and is pale',
      rule: 'color-contrast',
      selector: '.MuiClockNumber-root',
    },
    {
      what: 'a list of times scrolls, and where all are disabled nothing in it takes the focus',
      rule: 'scrollable-region-focusable',
      selector: '.MuiDigitalClock-root',
    },
  ],
  'tree view': [
    {
      what: 'a box to tick in a tree has no name of its own, and takes no focus',
      rule: 'label',
      selector: '.MuiTreeItem-content input[type=checkbox]',
    },
  ],
};
