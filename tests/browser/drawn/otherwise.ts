/** Demos that are not drawn just as they live, by why. These lists may only shrink. */
const byReason: Record<string, readonly string[]> = {
  'what a server cannot know is the subject': ['NoSsrTimeZone', 'ServerRenderingNoSsr'],
  'it is drawn with what it loads': ['DateCalendarDynamicData'],
  'it moves all the time': ['ProgressUnknown'],
  'its rows or details are as high as their text, which only a browser measures': [
    'ColumnAutosizingDynamicRowHeight',
    'MasterDetailAutoHeight',
    'MasterDetailForm',
    'MasterDetailFullWidth',
    'PinningDynamicRowHeight',
    'RowHeightDynamic',
    'RowHeightExpandable',
    'TextareaAutosizeInCell',
  ],
  'its rows end a few pixels from where they are drawn': [
    'AggregationMultipleFields',
    'AggregationRowGrouping',
    'DetailPanelOneAtATime',
    'RowGroupingFullExample',
    'RowPinningBasic',
  ],
  'it has fewer rows at first than it is drawn with, and counts them': ['VirtualizationRows'],
  'it stands beside something as wide as its text': ['PieDemoBeforeAndAfter'],
  'its column is narrower than others, and its picture is fitted': ['HomeChart', 'ResponsiveChart'],
  'words of two lines are measured as one': ['GaugeColors', 'GaugeText'],
  'its fields grow with their text': ['TextFieldVariants'],
  'its columns are as wide as their text': ['LocalizationTable'],
  'the portal is drawn beside its label': ['ClickAwayFromPortal'],
  'on a phone its buttons take a line more than they are drawn with': ['OverlaysRequest'],
  'on a phone its field stands elsewhere once alive; the cause is not known': ['DatePickerDesktopFromWidth'],
};

export const drawnOtherwise: ReadonlySet<string> = new Set(Object.values(byReason).flat());
