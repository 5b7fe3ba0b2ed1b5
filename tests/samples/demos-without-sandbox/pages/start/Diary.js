import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';

export default function Diary() {
  return <p>{AdapterMoment.name + AdapterMomentHijri.name}</p>;
}
