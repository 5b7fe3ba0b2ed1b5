/** What a reader does with things of one kind. */
export type Act = 'press' | 'press and go by arrows' | 'go by arrows and drag' | 'type' | 'edit' | 'drag' | 'zoom and drag';

/** A kind of things that readers find in demos. */
export interface Kind {
  name: string;
  selector: string;
  act: Act;
  /** How many of them are used in one demo, each of another name. */
  most: number;
  /** Shapes that need not answer, and do not move when others are pressed. */
  isDrawn?: true;
}

const SHAPES = ':is(path,rect,circle,ellipse,polygon)';

/** What shapes are part of that are no marks. */
const NO_MARKS =
  ':is(defs,clipPath,mask,button,[role=button],.MuiSvgIcon-root,[class*=MuiChartsAxis],[class*=MuiChartsGrid],[class*=MuiChartsLegend])';

const UNTYPED = ['checkbox', 'radio', 'range', 'file', 'color', 'hidden', 'button', 'submit', 'reset'];

/** In the order in which they are used: what only looks comes before what changes or takes away. */
export const kinds: readonly Kind[] = [
  { name: 'legend', selector: '.MuiChartsLegend-series', act: 'press', most: 1, isDrawn: true },
  { name: 'axis', selector: '.MuiChartsAxis-tickLabel', act: 'press', most: 1, isDrawn: true },
  { name: 'mark', selector: `svg ${SHAPES}:not(${NO_MARKS} *)`, act: 'press', most: 3, isDrawn: true },
  { name: 'chart', selector: 'svg:has([class*=MuiChartsAxis])', act: 'zoom and drag', most: 1 },
  {
    name: 'cell',
    selector: '.MuiDataGrid-cell:not(:has(button,input,a,[role=button]))',
    act: 'press and go by arrows',
    most: 1,
  },
  { name: 'editable cell', selector: '.MuiDataGrid-cell--editable', act: 'edit', most: 2 },
  { name: 'header', selector: '.MuiDataGrid-columnHeader--sortable', act: 'press', most: 1 },
  { name: 'column edge', selector: '.MuiDataGrid-columnSeparator--resizable', act: 'drag', most: 1 },
  { name: 'tree item', selector: '.MuiTreeItem-content', act: 'press and go by arrows', most: 2 },
  { name: 'tree label', selector: '.MuiTreeItem-label.MuiTreeItem-editable', act: 'edit', most: 1 },
  { name: 'slider', selector: '.MuiSlider-thumb', act: 'go by arrows and drag', most: 2 },
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
  { name: 'dragged', selector: '[draggable=true]', act: 'drag', most: 1 },
  {
    name: 'button',
    selector: ':is(button,summary,[role=button],[role=tab],[role=menuitem],[role=menuitemradio],[role=option]):not([role=gridcell],[role=gridcell] > *)',
    act: 'press',
    most: 6,
  },
  { name: 'focusable', selector: '[tabindex="0"]:not(button,input,textarea,[role])', act: 'press and go by arrows', most: 1 },
];
