import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Station {
  code: string;
  name: string;
}

const stations: Station[] = [
  { code: 'NP', name: 'Northport' },
  { code: 'OM', name: 'Old Mill' },
  { code: 'SB', name: 'South Bridge' },
  { code: 'WF', name: 'Westfield' },
];

export default function AutocompleteObjects() {
  // Not the object of the list, but equal to it.
  const [station, setStation] = React.useState<Station | null>({
    code: 'OM',
    name: 'Old Mill',
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 260 }}>
      <Autocomplete
        options={stations}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        value={station}
        onChange={(_, chosen) => setStation(chosen)}
        renderInput={(params) => <TextField {...params} label="Station" />}
      />
      <Typography role="status">Code: {station?.code ?? 'none'}</Typography>
    </Stack>
  );
}
