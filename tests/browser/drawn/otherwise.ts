/** Demos that are not drawn just as they live, by why. These lists may only shrink. */
const byReason: Record<string, readonly string[]> = {
  'what a server cannot know is the subject': ['NoSsrTimeZone', 'ServerRenderingNoSsr'],
  'it is drawn with what it loads': ['DateCalendarDynamicData'],
  'it moves all the time': ['ProgressUnknown'],
  'its columns are as wide as their text, and its rows as high': ['ColumnAutosizingDynamicRowHeight'],
  'on a phone its details are as wide as a grid with a ground around it': ['MasterDetailFullWidth'],
  'it has fewer rows at first than it is drawn with, and counts them': ['VirtualizationRows'],
  'its column is narrower than others, and its picture is fitted': ['HomeChart'],
  'a function of its own chooses its colours by the scheme': ['ColorInChart'],
  'the scheme of the device is the subject': ['UseMediaQueryOfTheme'],
  'its button asks for the scheme instead of a variable': ['BreadcrumbsCollapsed'],
  'its fields grow with their text': ['TextFieldVariants'],
  'its columns are as wide as their text': ['LocalizationTable'],
  'the portal is drawn beside its label': ['ClickAwayFromPortal'],
};

export const drawnOtherwise: ReadonlySet<string> = new Set(Object.values(byReason).flat());
