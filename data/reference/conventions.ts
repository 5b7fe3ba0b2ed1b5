import type { ReferenceConventions } from '../../generator/contract/coverage';

/** What all packages of MUI do alike, and no declaration says. */
export const conventions: ReferenceConventions = {
  stateClasses: {
    prefix: 'Mui',
    names: [
      'active',
      'checked',
      'completed',
      'disabled',
      'error',
      'expanded',
      'focused',
      'focusVisible',
      'open',
      'readOnly',
      'required',
      'selected',
    ],
  },
  classNameFunctions: ['generateUtilityClass', 'generateUtilityClasses'],
  theme: {
    module: '@mui/material/styles',
    interface: 'Components',
    prefix: 'Mui',
    readers: [
      'useThemeProps',
      'createUseThemeProps',
      'useDateCalendarDefaultizedProps',
      'useDatePickerDefaultizedProps',
      'useDateRangeCalendarDefaultizedProps',
      'useDateRangePickerDefaultizedProps',
      'useDateTimePickerDefaultizedProps',
      'useDateTimeRangePickerDefaultizedProps',
      'useTimePickerDefaultizedProps',
    ],
  },
  elsewhere: [{ package: '@mui/material', url: 'https://mui.com/material-ui/api/{name}/' }],
};
