import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabeled() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Send me the receipt"
      />
      <FormControlLabel control={<Checkbox />} label="Wrap it as a gift" />
      <FormControlLabel
        control={<Checkbox />}
        label="Deliver on Sunday"
        disabled
      />
    </FormGroup>
  );
}
