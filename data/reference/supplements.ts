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
  },
  slots: {
    field: 'The field that shows the value and lets it be typed.',
  },
};

export const chartsSupplements: ReferenceSupplements = {
  props: {
    ...common,
    sx: 'Styles of the root element that know the theme.',
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
