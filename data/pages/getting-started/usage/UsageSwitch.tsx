import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function UsageSwitch() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked />}
      label="Tell me when the ferry is late"
    />
  );
}
