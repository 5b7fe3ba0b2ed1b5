import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import * as React from 'react';

export default function TestingByRole() {
  const [country, setCountry] = React.useState('');
  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id="testing-country">Country</InputLabel>
      <Select
        labelId="testing-country"
        label="Country"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        <MenuItem value="is">Iceland</MenuItem>
        <MenuItem value="no">Norway</MenuItem>
      </Select>
    </FormControl>
  );
}
