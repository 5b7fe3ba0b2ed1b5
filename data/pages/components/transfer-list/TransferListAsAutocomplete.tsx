import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const tools = ['Chisel', 'Hammer', 'Plane', 'Saw'];

export default function TransferListAsAutocomplete() {
  const [packed, setPacked] = React.useState(['Saw']);

  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={tools}
      value={packed}
      onChange={(_, next) => setPacked(next)}
      renderInput={(params) => <TextField {...params} label="In the bag" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
