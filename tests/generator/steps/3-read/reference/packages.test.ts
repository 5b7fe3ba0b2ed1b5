import { createRequire } from 'node:module';
import path from 'node:path';
import { BarChart, PiePlot } from '@mui/x-charts';
import { DataGrid } from '@mui/x-data-grid';
import { DatePicker, PickersDay } from '@mui/x-date-pickers';
import { RichTreeView } from '@mui/x-tree-view';
import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../../../../data/reference';
import type {
  ReadComponent,
  ReadInterface,
  ReadReference,
} from '../../../../../generator/model/reference-pages';
import { countReference } from '../../../../../generator/steps/3-read/reference/count-reference';
import { readPackages } from '../../../../../generator/steps/3-read/reference/declarations/read-packages';
import { referencedTypes } from '../../../../../generator/steps/3-read/reference/referenced-types';

/** The grids from the free plan up, and where their own code keeps what they default to. */
const grids = [
  {
    name: 'DataGrid',
    package: '@mui/x-data-grid',
    module: '@mui/x-data-grid/node/DataGrid/useDataGridProps',
    values: 'DATA_GRID_PROPS_DEFAULT_VALUES',
  },
  {
    name: 'DataGridPro',
    package: '@mui/x-data-grid-pro',
    module: '@mui/x-data-grid-pro/DataGridPro/useDataGridProProps',
    values: 'DATA_GRID_PRO_PROPS_DEFAULT_VALUES',
  },
  {
    name: 'DataGridPremium',
    package: '@mui/x-data-grid-premium',
    module: '@mui/x-data-grid-premium/DataGridPremium/useDataGridPremiumProps',
    values: 'DATA_GRID_PREMIUM_PROPS_DEFAULT_VALUES',
  },
];

const load = createRequire(import.meta.url);

let read: ReadReference;

beforeAll(() => {
  read = readPackages(path.join(import.meta.dirname, '../../..'), reference);
}, 300_000);

function component(name: string): ReadComponent {
  const page = read.pages.find((one) => one.name === name);
  if (page?.kind !== 'component') throw new Error(`${name} is no component of the reference.`);
  return page;
}

function members(name: string) {
  const page = read.pages.find((one) => one.name === name);
  const all = page?.kind === 'interface' ? page.members : [];
  return new Map(all.map((member) => [member.name, member]));
}

function props(name: string) {
  return new Map(component(name).props.map((prop) => [prop.name, prop]));
}

describe('the installed packages', () => {
  it('have everything that is covered, and nothing public that is not', () => {
    expect([read.missing, read.uncovered]).toEqual([[], []]);
    expect([read.needlessExclusions, read.needlessCorrections]).toEqual([[], []]);
  });

  it('are read as far as the issue asks', () => {
    const counts = countReference(read.pages);
    const { own, another, site, nobody } = counts.described;
    const all = own + another + site + nobody;

    expect(counts.components).toBe(120);
    expect(counts.interfaces).toBe(21);
    expect(counts.props).toBeGreaterThanOrEqual(2800);
    expect(nobody).toBe(0);
    // Most of what is described is described by the packages themselves.
    expect(own / all).toBeGreaterThanOrEqual(0.9);
  });

  it('hold interfaces with pages in their props, but not where a function is given one', () => {
    const interfaces = new Set(read.pages.flatMap(({ kind, name }) => (kind === 'interface' ? [name] : [])));
    const held = (name: string) => referencedTypes(component(name), interfaces);

    expect(held('BarChart')).toEqual({
      series: ['BarSeriesType'],
      xAxis: ['AxisConfig'],
      yAxis: ['AxisConfig'],
    });
    expect(held('DataGrid')).toEqual({ columns: ['GridColDef'], filterModel: ['GridFilterModel'] });
  });

  it.each([
    ['DataGrid', DataGrid, ['forwardedProps', 'onStateChange']],
    ['BarChart', BarChart, []],
    ['PiePlot', PiePlot, []],
    ['DatePicker', DatePicker, []],
    ['RichTreeView', RichTreeView, []],
    // Left to ButtonBase, which does not describe them either.
    ['PickersDay', PickersDay, ['className', 'component', 'style', 'tabIndex']],
  ])('document every prop that %s checks at run time', (name, runtime, hidden) => {
    const checked = Object.keys(propTypesOf(runtime));
    const documented = props(name);

    expect(checked.length).toBeGreaterThan(3);
    expect(checked.filter((prop) => !documented.has(prop)).sort()).toEqual(
      [...hidden].filter((prop) => checked.includes(prop)).sort(),
    );
  });

  it.each(grids)('say the defaults that $name really has', ({ name, values, module }) => {
    const real: Record<string, unknown> = load(module)[values];
    const said = [...props(name).values()].filter(
      (prop) => prop.name in real && /^(true|false|\d+|'.*')$/.test(prop.default ?? ''),
    );
    const told = said.map((prop) => [prop.name, prop.default?.replace(/^'|'$/g, '')]);

    expect(said.length).toBeGreaterThan(30);
    expect(told).toEqual(said.map((prop) => [prop.name, String(real[prop.name]).replace('\t', '\\t')]));
  });

  it.each(['DataGridPro', 'DataGridPremium'])('mark each prop of %s as the packages check them', (name) => {
    const checked = grids.map((grid) => propTypesOf(load(grid.package)[grid.name]));
    const planOf = (prop: string) => [undefined, 'pro', 'premium'][checked.findIndex((own) => prop in own)];
    const known = [...props(name).values()].filter((prop) => checked.some((own) => prop.name in own));

    expect(known.length).toBeGreaterThan(140);
    expect(known.map((prop) => [prop.name, prop.plan])).toEqual(
      known.map((prop) => [prop.name, planOf(prop.name)]),
    );
  });

  it('say defaults as they are in their comments', () => {
    expect(props('DataGrid').get('columnHeaderHeight')?.default).toBe('56');
    expect(props('DataGrid').get('rowSelection')?.default).toBe('true');
    expect(props('BarChart').get('layout')?.default).toBe("'vertical'");
    expect(props('DatePicker').get('desktopModeMediaQuery')?.default).toBe("'@media (pointer: fine)'");
    expect(members('GridColDef').get('width')?.default).toBe('100');
  });

  it('mark what begins with a plan', () => {
    const premium = props('DataGridPremium');

    expect(premium.get('autoHeight')?.plan).toBeUndefined();
    expect(premium.get('treeData')?.plan).toBe('pro');
    // Declared in the free package, but only the Pro grid takes it.
    expect(premium.get('checkboxSelectionVisibleOnly')?.plan).toBe('pro');
    expect(premium.get('rowGroupingModel')?.plan).toBe('premium');
    expect(props('BarChartPro').get('zoom')?.plan).toBe('pro');
    expect(members('GridColDef').get('aggregable')?.plan).toBe('premium');
    expect(members('GridApi').get('exportDataAsCsv')?.plan).toBeUndefined();
    expect(members('GridApi').get('setRowGroupingModel')?.plan).toBe('premium');
  });

  it('write types as a person reads them', () => {
    expect(props('DataGrid').get('density')?.type).toEqual(["'compact'", "'standard'", "'comfortable'"]);
    expect(props('DataGrid').get('onCellClick')?.type).toEqual([
      '(params: GridCellParams, event: MuiEvent<React.MouseEvent<HTMLElement>>, details: GridCallbackDetails) => void',
    ]);
    expect(props('RichTreeView').get('multiSelect')?.type).toEqual(['boolean']);
  });

  it('explain what functions take and give', () => {
    expect(props('DatePicker').get('shouldDisableDate')?.signature).toEqual({
      parameters: [{ name: 'day', type: ['TDate'], description: 'The date to test.' }],
      returns: { type: ['boolean'], description: 'If `true` the date will be disabled.' },
    });
  });

  it('explain the arguments of a callback that is one of several', () => {
    expect(props('ScatterChart').get('onItemClick')?.signature?.parameters).toEqual([
      {
        name: 'event',
        type: ['MouseEvent', 'React.MouseEvent<SVGElement>'],
        description: expect.stringContaining('Voronoi'),
      },
      {
        name: 'scatterItemIdentifier',
        type: ['ScatterItemIdentifier'],
        description: 'The scatter item identifier.',
      },
    ]);
  });

  it('have class names that no prop takes', () => {
    const names = (name: string) => component(name).classes.map(({ className }) => className);

    expect(names('Heatmap')).toEqual(['.MuiHeatmap-cell', '.Charts-faded', '.Charts-highlighted']);
    expect(names('ChartsAxisHighlight')).toEqual(['.MuiChartsAxisHighlight-root']);
  });

  it('have slots with what they draw by default, and class names as stylesheets write them', () => {
    const slots = new Map(component('DataGrid').slots.map((slot) => [slot.name, slot]));
    const classes = new Map(component('TreeItem2').classes.map((one) => [one.name, one]));

    expect(slots.get('cell')?.default).toBe('GridCell');
    expect(classes.get('root')?.className).toBe('.MuiTreeItem-root');
    expect(classes.get('selected')).toMatchObject({ className: '.Mui-selected', state: true });
  });

  it('say what a theme calls them, what they hand a ref, and whose props they take', () => {
    expect(component('DataGridPremium').theme).toEqual({
      name: 'MuiDataGrid',
      defaultProps: true,
      styleOverrides: true,
    });
    expect(component('DataGrid').ref).toEqual({ type: 'HTMLDivElement' });
    expect(component('LocalizationProvider').ref).toBeUndefined();
    expect(component('PickersDay').inheritance).toEqual([
      { name: 'ButtonBase', url: 'https://mui.com/material-ui/api/button-base/' },
    ]);
    expect(component('AreaElement').nativeProps).toBe(true);
    expect(component('DataGrid').nativeProps).toBe(false);
  });

  it('hold no ref where their code is a plain function', () => {
    expect(component('PickersActionBar').ref).toBeUndefined();
    expect(component('GridToolbarQuickFilter').ref).toBeUndefined();
  });

  it('are said to give an inner element to a ref where they do', () => {
    expect(component('BarChart').ref).toEqual({ type: '<svg>', isInner: true });
    expect(component('YearCalendar').ref).toEqual({ type: 'HTMLDivElement' });
  });

  it('have no theme entry where a theme can set nothing', () => {
    expect(component('Scatter').theme).toBeUndefined();
    expect(component('PickersRangeCalendarHeader').theme).toBeUndefined();
  });

  it('have the class names of their own and not those that their props inherit', () => {
    expect(component('TreeView').classes.map(({ className }) => className)).toEqual(['.MuiTreeView-root']);
    expect(component('PickersTextField').classes.map(({ className }) => className)).toContain(
      '.MuiPickersTextField-root',
    );
  });

  it('can be imported from their own path, their package and packages of higher plans', () => {
    expect(component('BarChart').imports).toEqual([
      { code: "import { BarChart } from '@mui/x-charts/BarChart';" },
      { code: "import { BarChart } from '@mui/x-charts';" },
      { code: "import { BarChart } from '@mui/x-charts-pro';", plan: 'pro' },
    ]);
    // The Pro package has a component of this name, but it only warns.
    expect(component('DataGrid').imports.map(({ code }) => code)).not.toContain(
      "import { DataGrid } from '@mui/x-data-grid-pro';",
    );
  });

  it('name the file they were written in', () => {
    expect(component('DatePicker').source).toBe('packages/x-date-pickers/src/DatePicker/DatePicker.tsx');
    expect(interfaceOf('GridApi').source).toBe('packages/x-data-grid-premium/src/models/gridApiPremium.ts');
  });

  it('tell members that only some scales have', () => {
    expect(members('AxisConfig').get('barGapRatio')?.onlyWith).toEqual({
      member: 'scaleType',
      values: ["'band'"],
    });
  });

  it('build upon components of which there are tables', () => {
    const [{ tables = [] } = {}] = read.tables;
    const table = (name: string) => tables.find((one) => one.name === name);
    const names = (name: string) => table(name)?.props.map((prop) => prop.name) ?? [];

    expect(tables.length).toBeGreaterThan(125);
    expect(names('Button')).toEqual(expect.arrayContaining(['color', 'loading', 'startIcon', 'sx']));
    expect(names('Button')).not.toEqual(expect.arrayContaining(['className']));
    expect(names('Autocomplete')).toEqual(expect.arrayContaining(['options', 'getOptionLabel']));
    expect(names('Box')).toEqual(['children', 'sx']);
    expect(names('SwipeableDrawer')).toContain('hysteresis');
    expect(table('Button')).toMatchObject({ replaceable: true, ref: { type: 'HTMLButtonElement' } });
    expect(table('Button')?.props.find(({ name }) => name === 'classes')?.type).toEqual([
      'Partial<ButtonClasses>',
    ]);
    expect(table('Button')?.inheritance.map(({ name }) => name)).toEqual(['ButtonBase']);
    expect(table('Button')?.props.find(({ name }) => name === 'size')).toMatchObject({
      type: ["'small'", "'medium'", "'large'"],
      default: "'medium'",
    });
  });

  it('have a catalogue of events and one of selectors', () => {
    const [events, selectors] = read.catalogues;

    expect(events?.kind === 'events' && events.events.find(({ name }) => name === 'rowClick')).toEqual({
      name: 'rowClick',
      description:
        'Fired when a row is clicked.\nNot fired if the cell clicked is from an interactive column (actions, checkbox, etc).',
      parameters: [
        { name: 'params', type: ['GridRowParams'] },
        { name: 'event', type: ['React.MouseEvent<HTMLElement>'] },
      ],
    });
    expect(selectors?.kind === 'selectors' && selectors.selectors.map(({ name }) => name)).toContain(
      'gridSortModelSelector',
    );
  });
});

/** A memoised component keeps them inside. */
function propTypesOf(runtime: unknown): object {
  const component = runtime as { propTypes?: object; type?: { propTypes?: object } };
  return component.propTypes ?? component.type?.propTypes ?? {};
}

function interfaceOf(name: string): ReadInterface {
  const page = read.pages.find((one) => one.name === name);
  if (page?.kind !== 'interface') throw new Error(`${name} is no interface of the reference.`);
  return page;
}
