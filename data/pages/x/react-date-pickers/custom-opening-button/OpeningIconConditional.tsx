import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface OpenIconProps extends SvgIconProps {
  ownerState: { open: boolean };
}

function OpenIcon({ ownerState, ...props }: OpenIconProps) {
  return ownerState.open ? (
    <ExpandLess {...props} />
  ) : (
    <ExpandMore {...props} />
  );
}

const slots = { openPickerIcon: OpenIcon };

export default function OpeningIconConditional() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
