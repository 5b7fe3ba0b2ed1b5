/** What a reader does with things of one kind. */
export type Act =
  | 'press'
  | 'press and go by arrows'
  | 'go by arrows and slide'
  | 'type'
  | 'edit'
  | 'press and open its menu'
  | 'slide'
  | 'drag'
  | 'zoom and slide';

/** A kind of things that readers find in demos. */
export interface Kind {
  name: string;
  selector: string;
  act: Act;
  /** How many of them are used in one demo, each of another name. */
  most: number;
  /** Things of kinds with the same word stay where they are while others of them are used. */
  together?: 'drawn' | 'grid';
  /** Where it is pressed; in its middle, where nothing is said. */
  at?: 'start';
  /** Whether something must change when one is used; always, where nothing is said. */
  answers?: 'never' | 'by its handler';
}

const SHAPES = ':is(path,rect,circle,ellipse,polygon)';

/** What shapes are part of that are no marks. */
const NO_MARKS =
  ':is(defs,clipPath,mask,g[fill=none],button,[role=button],.MuiSvgIcon-root,[class*=MuiChartsAxis],[class*=MuiChartsGrid],[class*=MuiChartsLegend],[class*=MuiGauge],[class*=MuiCircularProgress])';

/** A legend of colours shows them as one strip. */
const SCALE = 'rect[fill^="url("]:not([class])';

const UNTYPED = ['checkbox', 'radio', 'range', 'file', 'color', 'hidden', 'button', 'submit', 'reset'];

/** Roles of what other kinds use, and of which there may be more than they do. */
const PARTS = [
  'gridcell',
  'columnheader',
  'row',
  'treeitem',
  'button',
  'tab',
  'option',
  'menuitem',
  'combobox',
];

/** In the order in which they are used: what only looks comes before what changes or takes away. */
export const kinds: readonly Kind[] = [
  {
    name: 'legend',
    selector: '.MuiChartsLegend-series',
    act: 'press',
    most: 1,
    together: 'drawn',
    answers: 'never',
  },
  {
    name: 'axis',
    selector: '.MuiChartsAxis-tickLabel',
    act: 'press',
    most: 1,
    together: 'drawn',
    answers: 'never',
  },
  {
    name: 'mark',
    selector: `svg ${SHAPES}:not(${NO_MARKS} *,${SCALE})`,
    act: 'press',
    most: 3,
    together: 'drawn',
    answers: 'never',
  },
  {
    name: 'chart',
    selector: 'svg:has([class*=MuiChartsAxis])',
    act: 'zoom and slide',
    most: 1,
    answers: 'never',
  },
  {
    name: 'cell',
    selector: '.MuiDataGrid-cell:not(:has(button,input,a,[role=button]))',
    // By itself: Enter may open an editor with a list, which lies in front of everything else.
    act: 'press and go by arrows',
    most: 1,
  },
  {
    name: 'column edge',
    selector: '.MuiDataGrid-columnSeparator--resizable',
    act: 'slide',
    most: 1,
    together: 'grid',
  },
  {
    name: 'header',
    selector: '.MuiDataGrid-columnHeader--sortable',
    act: 'press and open its menu',
    most: 1,
    together: 'grid',
  },
  { name: 'editable cell', selector: '.MuiDataGrid-cell--editable', act: 'edit', most: 1 },
  {
    name: 'tree item',
    // An item that is made of parts has no such class.
    selector: '.MuiTreeItem-content,[role=treeitem]:not(:has(.MuiTreeItem-content)) > :first-child',
    act: 'press and go by arrows',
    most: 2,
  },
  { name: 'tree label', selector: '.MuiTreeItem-label.MuiTreeItem-editable', act: 'edit', most: 1 },
  {
    name: 'slider',
    selector: '.MuiSlider-thumb,input[type=range]:not(.MuiSlider-thumb *)',
    act: 'go by arrows and slide',
    most: 2,
  },
  {
    name: 'text',
    selector: `input:not(.MuiSelect-nativeInput,${UNTYPED.map((type) => `[type=${type}]`).join()}),textarea:not([aria-hidden]),[contenteditable=true],[role=spinbutton]`,
    act: 'type',
    most: 3,
  },
  { name: 'box', selector: 'input:is([type=checkbox],[type=radio]),[role=switch]', act: 'press', most: 3 },
  { name: 'select', selector: '[role=combobox]:not(input),select', act: 'press', most: 3 },
  {
    name: 'day',
    selector: 'button[role=gridcell],[role=gridcell] > button',
    act: 'press and go by arrows',
    most: 1,
  },
  // At nine: the middle of a clock is noon or midnight, when many are closed.
  { name: 'clock', selector: '.MuiClock-squareMask', act: 'press and go by arrows', at: 'start', most: 1 },
  { name: 'dragged', selector: '[draggable=true]', act: 'drag', most: 1 },
  { name: 'delete icon', selector: '.MuiChip-deleteIcon', act: 'press', most: 1 },
  {
    name: 'button',
    selector:
      ':is(button,summary,[role=button],[role=tab],[role=menuitem],[role=menuitemradio],[role=option]):not([role=gridcell],[role=gridcell] > *,[aria-checked=true])',
    act: 'press',
    most: 6,
    answers: 'by its handler',
  },
  {
    name: 'focusable',
    selector: `[tabindex="0"]:not(button,input,textarea,${PARTS.map((role) => `[role=${role}]`).join()})`,
    act: 'press and go by arrows',
    most: 1,
    answers: 'never',
  },
];
