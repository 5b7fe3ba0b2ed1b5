import type { ReferenceCorrection } from '../../generator/contract/coverage';

export const dataGridCorrections: ReferenceCorrection[] = [
  {
    because: 'GRID_ACTIONS_COL_DEF sets these; the declaration inherits those of a text column.',
    pages: ['GridActionsColDef'],
    props: {
      sortable: { default: 'false' },
      filterable: { default: 'false' },
      aggregable: { default: 'false' },
      disableColumnMenu: { default: 'true' },
      disableExport: { default: 'true' },
      align: { default: "'center'" },
      headerAlign: { default: "'center'" },
      display: { default: "'flex'", words: { ' (default)': '' } },
    },
  },
  {
    because: 'Only the text says which plan has them, and for one of them it names two.',
    pages: ['GridColDef', 'GridSingleSelectColDef', 'GridActionsColDef'],
    props: {
      groupable: { plan: 'premium', words: { ' (pro-plan only)': '' } },
      pinnable: { plan: 'pro' },
    },
  },
  {
    because: 'The slots that the grids fill in: materialSlots and DATA_GRID_DEFAULT_SLOTS_COMPONENTS.',
    pages: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    slots: {
      filterPanelDeleteIcon: { default: 'GridCloseIcon' },
      pagination: { default: 'GridPagination' },
    },
  },
  {
    because: 'DATA_GRID_PRO_DEFAULT_SLOTS_COMPONENTS has a menu with more items.',
    pages: ['DataGridPro'],
    slots: { columnMenu: { default: 'GridProColumnMenu' } },
  },
  {
    because:
      'So has DATA_GRID_PREMIUM_DEFAULT_SLOTS_COMPONENTS; the position depends on the depth of the group.',
    pages: ['DataGridPremium'],
    props: {
      getAggregationPosition: { default: "(groupNode) => (groupNode.depth === -1 ? 'footer' : 'inline')" },
    },
    slots: { columnMenu: { default: 'GridPremiumColumnMenu' } },
  },
  {
    because: 'The type has a long object for each slot: cut down to their names it says nothing.',
    pages: ['GridToolbarQuickFilter'],
    props: { slotProps: { type: ["TextFieldProps['slotProps']"] } },
  },
  {
    because: 'Slips of the pen.',
    pages: ['GridApi'],
    props: {
      setFilterLogicOperator: { words: { '`"or`"': '`"or"`' } },
      getColumnGroupPath: { words: { 'of of': 'of' } },
    },
  },
];

const dateTimePickers = [
  'DateTimePicker',
  'DesktopDateTimePicker',
  'MobileDateTimePicker',
  'StaticDateTimePicker',
];
const dateTimeRangePickers = [
  'DateTimeRangePicker',
  'DesktopDateTimeRangePicker',
  'MobileDateTimeRangePicker',
];
const dateRangePickers = [
  'DateRangePicker',
  'DesktopDateRangePicker',
  'MobileDateRangePicker',
  'StaticDateRangePicker',
];

const onlyOneCalendar = 'Only where the header belongs to a single calendar.';

export const datePickersCorrections: ReferenceCorrection[] = [
  {
    because:
      'Material UI deprecates these props of TextField for keys of slotProps that the fields do not have; here they are the only way.',
    pages: [
      'DateField',
      'TimeField',
      'DateTimeField',
      'SingleInputDateRangeField',
      'SingleInputTimeRangeField',
      'SingleInputDateTimeRangeField',
    ],
    props: {
      FormHelperTextProps: { deprecated: null },
      InputLabelProps: { deprecated: null },
      InputProps: { deprecated: null },
      inputProps: { deprecated: null },
    },
  },
  {
    because: 'The declared type has no ref, but the component hands it to its root.',
    pages: ['YearCalendar'],
    ref: 'HTMLDivElement',
  },
  {
    because: 'Only className and sx go to the root; everything else goes to the day inside it.',
    pages: ['DateRangePickerDay'],
    innerRef: '<button>',
    nativeProps: false,
    props: {
      sx: {
        adds: 'Like `className` it is for the root element; the ref and all attributes of a button go to the button inside it.',
      },
    },
  },
  {
    because: 'DateRangeCalendar draws these.',
    pages: ['DateRangeCalendar', ...dateRangePickers, ...dateTimeRangePickers],
    slots: {
      calendarHeader: {
        default: 'PickersRangeCalendarHeader',
        words: {
          PickersCalendarHeader: 'PickersRangeCalendarHeader',
          'pickers-calendar-header': 'pickers-range-calendar-header',
        },
      },
      day: { default: 'DateRangePickerDay', words: { DateRangePickersDay: 'DateRangePickerDay' } },
    },
  },
  {
    because: 'With one calendar it draws PickersCalendarHeader, whose names these are; else it sets none.',
    pages: ['PickersRangeCalendarHeader'],
    theme: null,
    classes: {
      root: { adds: onlyOneCalendar },
      label: { adds: onlyOneCalendar },
      labelContainer: { adds: onlyOneCalendar },
      switchViewButton: { adds: onlyOneCalendar },
      switchViewIcon: { adds: onlyOneCalendar },
    },
  },
  {
    because: 'A slip of the pen.',
    pages: ['PickersTextField'],
    classes: { required: { words: { 'element id': 'element if' } } },
  },
  {
    because: 'useDateTimePickerDefaultizedProps and the one for ranges compute it.',
    pages: [...dateTimePickers, ...dateTimeRangePickers],
    props: {
      disableIgnoringDatePartForTimeValidation: {
        default: 'Boolean(minDateTime || maxDateTime || disablePast || disableFuture)',
      },
    },
  },
  {
    because: 'useDefaultizedDateTimeField computes it.',
    pages: ['DateTimeField', 'SingleInputDateTimeRangeField', 'MultiInputDateTimeRangeField'],
    props: {
      disableIgnoringDatePartForTimeValidation: { default: 'Boolean(minDateTime || maxDateTime)' },
    },
  },
  {
    because: 'The attribute for tests is not part of what is drawn, and text alone is no element.',
    pages: [
      'DateCalendar',
      'DatePicker',
      'DesktopDatePicker',
      'MobileDatePicker',
      'StaticDatePicker',
      'DateRangeCalendar',
      ...dateTimePickers,
      ...dateRangePickers,
      ...dateTimeRangePickers,
    ],
    props: { renderLoading: { default: '() => <span>...</span>' } },
  },
  {
    because: 'useDateCalendarDefaultizedProps sets them.',
    pages: ['DateCalendar'],
    props: { openTo: { default: "'day'" }, views: { default: "['year', 'day']" } },
  },
  {
    because: 'useDateRangeCalendarDefaultizedProps sets them.',
    pages: ['DateRangeCalendar'],
    props: { openTo: { default: "'day'" }, views: { default: "['day']" } },
  },
  {
    because: 'The pattern that takes its props apart sets it.',
    pages: ['DateTimePickerToolbar'],
    props: { toolbarVariant: { default: "'mobile'" } },
  },
  {
    because: 'useDateTimePickerDefaultizedProps sets it; other pickers ask the device.',
    pages: dateTimePickers,
    props: { orientation: { default: "'portrait'" } },
  },
];

/** They draw an `svg` inside an element that has the size of the chart. */
const charts = [
  'BarChart',
  'BarChartPro',
  'Heatmap',
  'LineChart',
  'LineChartPro',
  'PieChart',
  'ResponsiveChartContainer',
  'ResponsiveChartContainerPro',
  'ScatterChart',
  'ScatterChartPro',
  'SparkLineChart',
];

const eitherValue = 'Either `x` or `y` must be given, never both.';

const onlyRuleInTheme = 'It is the only rule that a theme has style overrides for.';

export const chartsCorrections: ReferenceCorrection[] = [
  {
    because: 'useResponsiveChartContainerProps hands ref and sx to the container inside the root.',
    pages: charts,
    innerRef: '<svg>',
  },
  {
    because: 'GaugeContainer hands the ref to the surface inside its root.',
    pages: ['Gauge', 'GaugeContainer'],
    innerRef: '<svg>',
  },
  {
    because: 'A slip of the pen: the text was copied from xAxisKey.',
    pages: ['BarSeriesType', 'LineSeriesType', 'ScatterSeriesType'],
    props: { yAxisKey: { words: { xAxisId: 'yAxisId' } } },
  },
  {
    because: 'Without one of them, and with both, the component throws.',
    pages: ['ChartsReferenceLine'],
    props: { x: { adds: eitherValue }, y: { adds: eitherValue } },
  },
  {
    because: 'ChartsComponentNameToClassKey has no other rule of them.',
    pages: ['ChartsXAxis', 'ChartsYAxis', 'ChartsLegend'],
    classes: { root: { adds: onlyRuleInTheme } },
  },
  {
    because: 'Heatmap gives its tooltip a content of its own.',
    pages: ['Heatmap'],
    slots: { itemContent: { default: 'DefaultHeatmapTooltip' } },
  },
  {
    because: 'LineElement draws it; LineElementPath is what it is made of.',
    pages: ['LineElement', 'LinePlot', 'LineChart', 'LineChartPro', 'SparkLineChart'],
    slots: { line: { default: 'AnimatedLine' } },
  },
];

export const treeViewCorrections: ReferenceCorrection[] = [
  {
    because: 'useTreeViewSelection takes the list only where several items can be selected.',
    pages: ['RichTreeView', 'RichTreeViewPro', 'SimpleTreeView', 'TreeView'],
    props: { defaultSelectedItems: { default: 'multiSelect ? [] : null' } },
  },
  {
    because: 'Without one, TreeItem draws its children with Collapse and no slot.',
    pages: ['TreeItem'],
    slots: { groupTransition: { default: null } },
  },
];
