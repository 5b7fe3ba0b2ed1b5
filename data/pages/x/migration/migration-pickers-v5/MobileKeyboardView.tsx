import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

type LayoutProps = PickersLayoutProps<Dayjs | null, Dayjs, DateView>;

function LayoutWithKeyboard(props: LayoutProps) {
  const { value, onChange } = props;
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [typing, setTyping] = React.useState(false);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        <IconButton
          aria-label={typing ? 'Choose in the calendar' : 'Type the date'}
          onClick={() => setTyping(!typing)}
          sx={{ alignSelf: 'flex-start', ml: 2 }}
        >
          {typing ? <CalendarIcon /> : <KeyboardIcon />}
        </IconButton>
        {typing ? (
          <DateField
            autoFocus
            label="Departure"
            value={value}
            onChange={(newValue) => onChange(newValue)}
            sx={{ mx: 3, mb: 3 }}
          />
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

const slots = { layout: LayoutWithKeyboard };

export default function MobileKeyboardView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-06-15')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
