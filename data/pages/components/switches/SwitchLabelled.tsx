import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchLabelled() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Greenhouse</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Light" />
        <FormControlLabel control={<Switch />} label="Heating" />
        <FormControlLabel disabled control={<Switch />} label="Irrigation" />
      </FormGroup>
    </FormControl>
  );
}
