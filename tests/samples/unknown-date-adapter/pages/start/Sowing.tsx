import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Sowing() {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>Sow in April.</LocalizationProvider>;
}
