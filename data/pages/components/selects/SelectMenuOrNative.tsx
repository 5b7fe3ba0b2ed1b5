import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const zones = ['Alps', 'Coast', 'Plains'];

export default function SelectMenuOrNative() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ width: 140 }}>
        <InputLabel id="zone-menu-label">Menu</InputLabel>
        <Select
          id="zone-menu"
          labelId="zone-menu-label"
          label="Menu"
          defaultValue="Alps"
        >
          {zones.map((zone) => (
            <MenuItem key={zone} value={zone}>
              {zone}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl sx={{ width: 140 }}>
        <InputLabel htmlFor="zone-native">Native</InputLabel>
        <Select
          native
          label="Native"
          defaultValue="Alps"
          inputProps={{ id: 'zone-native' }}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
