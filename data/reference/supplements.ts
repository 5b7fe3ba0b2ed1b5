import type { ReferenceSupplements } from '../../generator/contract/coverage';

/** Props that React libraries have in common and that the packages leave undescribed. */
const common = {
  className: 'Class names that are added to the root element.',
  style: 'Inline styles of the root element.',
  children: 'What is drawn inside the component.',
};

export const dataGridSupplements: ReferenceSupplements = {
  props: {
    ...common,
    columnGroupingModel: 'How columns are put together under shared headers.',
    items: 'The conditions of the filter.',
    'DataGrid.pagination':
      'Always `true`: the rows of the community version are shown in pages. `hideFooterPagination` hides what turns them.',
    unstable_dataSource:
      'Where the grid asks for rows: an object whose `getRows()` returns those of a page, of a group or of a tree branch.',
    unstable_dataSourceCache:
      'Keeps responses of the data source. Without it the grid has a cache of its own; `null` switches caching off.',
    unstable_onDataSourceError: 'Called when the data source could not be read.',
  },
  classes: {
    'columnHeader--pinnedLeft': 'Styles applied to the column header if its column is pinned to the left.',
    'columnHeader--pinnedRight': 'Styles applied to the column header if its column is pinned to the right.',
    'columnHeader--withLeftBorder': 'Styles applied to the column header if it has a border on its left.',
  },
};

export const datePickersSupplements: ReferenceSupplements = {
  props: {
    ...common,
    readOnly: 'If `true`, the value can be read and copied but not changed.',
    disabled: 'If `true`, the component takes no input and cannot be focused.',
    error: 'If `true`, the component is drawn as one whose value is not valid.',
    autoFocus: 'If `true`, the component takes the focus as soon as it is drawn.',
    enableAccessibleFieldDOMStructure:
      'If `true`, every section of the field is an element of its own that assistive technology can reach; otherwise the field is one `input`.',
    isLandscape: 'If `true`, the parts of the picker are laid out beside each other.',
    titleId: 'The `id` of the toolbar’s title, by which the popup is labelled.',
    toolbarVariant: 'Whether the toolbar is drawn for a pointer or for touch.',
    wrapperVariant: 'Whether the picker is drawn for a pointer or for touch.',
    onFocus: 'Called when an element of the component takes the focus.',
    onBlur: 'Called when an element of the component loses the focus.',
    onClick: 'Called when the component is clicked.',
    onInput: 'Called when something is typed into the component.',
    onKeyDown: 'Called when a key is pressed while the component has the focus.',
    onPaste: 'Called when something is pasted into the component.',
    sectionListRef: 'Gives access to the list of sections: which one has the focus, and its elements.',
    view: 'The view that is shown.',
    onViewChange: 'Called when another view is shown.',
    currentMonth: 'The month that the header names.',
    'DatePickerToolbar.onChange': 'Called with the new value when the toolbar changes it.',
    'DateTimePickerToolbar.onChange':
      'Called with the new value when the toolbar changes it, as with AM and PM.',
    'TimePickerToolbar.onChange': 'Called with the new value when the toolbar changes it, as with AM and PM.',
    'DateTimeRangePickerToolbar.onChange':
      'Called with the new range when the toolbar changes it, as with AM and PM.',
    gridLabelId: 'The `id` of the element that labels the grid of months or years.',
    hasFocus: 'If `true`, one of the buttons has the focus; to be given together with `onFocusedViewChange`.',
    onFocusedViewChange: 'Called when the focus comes into the component or leaves it.',
    onMonthFocus: 'Called with the number of the month, from 0, whose button takes the focus.',
    onYearFocus: 'Called with the year whose button takes the focus.',
    onAccept: 'Called when the user accepts the value.',
    onCancel: 'Called when the user takes back what was not accepted yet.',
    onClear: 'Called when the user empties the value.',
    onSetToday: 'Called when the user chooses the current day or time.',
    'PickersActionBar.onAccept': 'What the button `accept` does: take the value, and close the picker.',
    'PickersActionBar.onCancel':
      'What the button `cancel` does: go back to the last accepted value, and close the picker.',
    'PickersActionBar.onClear': 'What the button `clear` does: empty the value.',
    'PickersActionBar.onSetToday': 'What the button `today` does: take the current day or time as value.',
    onMonthChange: 'Called when another month is to be shown.',
    onDaySelect: 'Called with the day that is clicked, or chosen with a key.',
    isAnimating: 'If `true`, the month is sliding into place, and the day does not take the focus.',
    onMouseEnter: 'Called when the pointer moves onto the day.',
    isValid: 'Says whether a value may be chosen.',
    'PickersLayout.onChange': 'Called with the new value when the toolbar or another part changes it.',
    'PickersLayout.onClose': 'Called when the picker is to be closed.',
    'PickersLayout.onDismiss':
      'Called when the picker is left without a button, by a click outside or the Escape key.',
    'PickersLayout.onOpen': 'Called when the picker is to be opened.',
    'PickersLayout.onSelectShortcut':
      'Called when a shortcut is chosen: with its value, whether that is accepted at once, and the shortcut.',
    'PickersLayout.views': 'The views that the picker goes through.',
    'PickersLayout.value': 'The value that is shown, accepted or not.',
    'PickersShortcuts.onChange':
      'Called when a shortcut is chosen: with its value, whether that is accepted at once, and the shortcut.',
    'PickersTextField.onChange': 'Called when the hidden input changes.',
    'PickersTextField.value': 'The text of the hidden input, which a form sends.',
    'PickersTextField.component': 'The element or component of the root.',
    'PickersTextField.endAdornment':
      'What stands after the sections, such as the button that opens the picker.',
    'PickersTextField.startAdornment': 'What stands before the sections.',
    'PickersTextField.FormHelperTextProps': 'Props of the helper text.',
    'PickersTextField.fullWidth': 'If `true`, the field is as wide as its container.',
    'PickersTextField.id': 'The `id` of the field; label and helper text are tied to it.',
    'PickersTextField.InputLabelProps': 'Props of the label.',
    'PickersTextField.inputProps': 'Attributes of the hidden `input` element.',
    'PickersTextField.inputRef': 'Gives access to the hidden `input` element.',
    'PickersTextField.label': 'The label of the field.',
    'PickersTextField.name': 'The name under which a form sends the value.',
    'TimeClock.showViewSwitcher': 'If `true`, arrows lead from one view to the next.',
    onRangePositionChange: 'Called when the other end of the range is to be chosen.',
    'DateRangePickerToolbar.value': 'The range that is shown.',
    'DateTimeRangePickerToolbar.value': 'The range that is shown.',
    unstableStartFieldRef: 'Gives access to the field of the start, to read and set the selected sections.',
    unstableEndFieldRef: 'Gives access to the field of the end, to read and set the selected sections.',
  },
  slots: {
    field: 'The field that shows the value and lets it be typed.',
    'PickersSectionList.section': 'The element around one section and what stands before and after it.',
    'PickersSectionList.sectionContent': 'The element that holds the digits or letters of a section.',
    'PickersSectionList.sectionSeparator':
      'The element of what stands before or after a section, such as a slash.',
  },
};

/** `sx` of charts whose root is an element around the `svg`; `className` goes to the root. */
const innerStyles = 'Styles of the inner `svg` element that know the theme.';

export const chartsSupplements: ReferenceSupplements = {
  props: {
    ...common,
    sx: 'Styles of the root element that know the theme.',
    'BarChart.sx': innerStyles,
    'BarChartPro.sx': innerStyles,
    'Heatmap.sx': innerStyles,
    'LineChart.sx': innerStyles,
    'LineChartPro.sx': innerStyles,
    'PieChart.sx': innerStyles,
    'ResponsiveChartContainer.sx': innerStyles,
    'ResponsiveChartContainerPro.sx': innerStyles,
    'ScatterChart.sx': innerStyles,
    'ScatterChartPro.sx': innerStyles,
    'SparkLineChart.sx': innerStyles,
    classes: 'Class names that are added to those of the component’s elements.',
    title: 'The name of the chart for assistive technology, as the `title` of the SVG.',
    desc: 'A longer description of the chart for assistive technology, as the `desc` of the SVG.',
    viewBox: 'The part of the drawing that is shown: its left upper corner, width and height.',
    color: 'The color it is drawn in.',
    id: 'The id of the series it belongs to.',
    isFaded: 'Whether another item is highlighted, so that this one steps back.',
    isHighlighted: 'Whether the item is highlighted.',
    d: 'The path that is drawn.',
    gradientId: 'The id of the gradient that colors it, where the color depends on the value.',
    cornerRadius: 'The radius of the corners of the arc, while it is animated.',
    startAngle: 'The angle at which the arc begins, while it is animated.',
    endAngle: 'The angle at which the arc ends, while it is animated.',
    innerRadius: 'The radius of the arc’s inner edge, while it is animated.',
    outerRadius: 'The radius of the arc’s outer edge, while it is animated.',
    'PieArc.id': 'The id of the series that the arc belongs to.',
    'ChartsClipPath.id': 'The id by which other elements refer to the clip path.',
    'BarSeriesType.id': 'The id of the series. It is made up where none is given.',
    'LineSeriesType.id': 'The id of the series. It is made up where none is given.',
    'PieSeriesType.id': 'The id of the series. It is made up where none is given.',
    'ScatterSeriesType.id': 'The id of the series. It is made up where none is given.',
    'BarSeriesType.color': 'The color of the series.',
    'LineSeriesType.color': 'The color of the series.',
    'PieSeriesType.color': 'The color of the series.',
    'ScatterSeriesType.color': 'The color of the series.',
    'BarSeriesType.type': 'What tells a bar series from others.',
    'LineSeriesType.type': 'What tells a line series from others.',
    'PieSeriesType.type': 'What tells a pie series from others.',
    'ScatterSeriesType.type': 'What tells a scatter series from others.',
    ownerState: 'What the element looks like at the moment: its color, and whether it is highlighted.',
    'ChartsText.ownerState': 'Handed on to styles that depend on it.',
    'BarLabel.seriesId': 'The id of the series that the bar belongs to.',
    'ChartsAxisHighlight.x': 'What marks the position of the pointer on the x-axis.',
    'ChartsAxisHighlight.y': 'What marks the position of the pointer on the y-axis.',
    'ChartsClipPath.offset':
      'How far the clip path reaches beyond the drawing area, in pixels for each side.',
    'DefaultChartsLegend.drawingArea': 'The place of the drawing area in the SVG.',
    'DefaultChartsLegend.series': 'All series of the chart, by type.',
    'DefaultChartsLegend.seriesToDisplay': 'The items of the legend, in order.',
    'Gauge.text':
      'The text in the middle of the gauge, or a function that makes it of the value and its limits.',
    'LineHighlightElement.x': 'The place of the dot in the SVG, from the left.',
    'LineHighlightElement.y': 'The place of the dot in the SVG, from the top.',
    paddingAngle: 'The angle between two arcs, while it is animated.',
    'PieArc.onClick': 'Called when the arc is clicked.',
    'PieArcLabel.arcLabelRadius': 'The distance of the label from the center, while it is animated.',
    'PieArcLabel.formattedArcLabel': 'The text of the label; without one, none is drawn.',
    'PieArcLabelPlot.data': 'The arcs that get a label, with their angles.',
    'PieArcPlot.data': 'The arcs that are drawn, with their angles.',
    'Scatter.markerSize': 'The radius of a point, in pixels.',
    'Scatter.series': 'The series whose points are drawn.',
    'Scatter.xScale': 'Turns an x-value into a place in the SVG.',
    'Scatter.yScale': 'Turns a y-value into a place in the SVG.',
    'Scatter.colorGetter': 'Gives the color of a point by its index, where the color depends on the value.',
    'SparkLineChart.axisHighlight':
      'What marks the position of the pointer on each axis; by default a band for bars with `showHighlight`, else nothing.',
    'SparkLineChart.curve': 'How the line runs from one value to the next.',
    'SparkLineChart.tooltip': 'The props of the tooltip, which `showTooltip` shows.',
    'AxisConfig.colorMap': 'How values of the axis become colors: by ranges, by a gradient, or one by one.',
    'AxisConfig.scaleType':
      'How values are spread along the axis: in bands or points for categories, else by a scale of numbers or dates.',
    'LineSeriesType.area': 'If `true`, the area between the line and the axis is filled.',
    'LineSeriesType.curve': 'How the line runs from one value to the next.',
    'PieSeriesType.data': 'The arcs of the pie: each has a value, and may have an id, a label and a color.',
    'ScatterSeriesType.data': 'The points: each has an x, a y and an id.',
    'ScatterSeriesType.markerSize': 'The radius of the points, in pixels.',
  },
  slots: {
    lineHighlight: 'The dot that marks the highlighted value of a line.',
    mark: 'The mark at each value of a line.',
    pieArc: 'One arc of the pie.',
    pieArcLabel: 'The label of an arc.',
    scatter: 'The points of a series.',
  },
};

export const treeViewSupplements: ReferenceSupplements = {
  props: {
    ...common,
    items: 'The items of the tree, each with its children.',
  },
};
