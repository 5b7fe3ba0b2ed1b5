import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { RightToLeft } from './RightToLeft';

export default function RightToLeftForm() {
  return (
    <RightToLeft>
      <Stack spacing={2} sx={{ width: 220 }}>
        <TextField label="الاسم" defaultValue="ليلى" />
        <FormControlLabel control={<Switch />} label="رسالة تذكير" />
        <Button variant="contained">حجز</Button>
      </Stack>
    </RightToLeft>
  );
}
